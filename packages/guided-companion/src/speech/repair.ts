import type { Complaint } from '../asks.ts';
import { join, type Speaker } from './speaker.ts';

/** After a complaint: says so in one sentence, and two ways to go on. Nothing is asked. */
export function repair(speaker: Speaker, complaint: Complaint): string {
  const { choose, content } = speaker;
  return join(admit(speaker, complaint), choose.always(content.asks.ways, 'ways'));
}

/** The one sentence, where something else follows it. */
export function admit({ choose, content }: Speaker, complaint: Complaint): string {
  return choose.always(content.asks.repairs[complaint], 'repair');
}

/** Lets go of what it was about; `messagesBeforeTopicLeft` sees to it that nothing comes back to it. */
export function leaveTopic({ choose, content }: Speaker): string {
  return choose.always(content.asks.otherTopics, 'otherTopics');
}
