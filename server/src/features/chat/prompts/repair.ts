import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { crisisFrom } from './crisis-voice.ts';

const texts: Record<RepairKind, string> = {
  anotherWay: `
The person says that your last reply to this message missed them; it is taken back and you cannot see it. Admit that in one
short sentence, without excuse. Then answer the message in another way: take their words more literally, assume less, do not
name a feeling they did not name. If it can be read in two ways, ask which one; no other question.
`.trim(),
  anotherTopic: `
The person wants to leave this topic; your last reply is taken back. Let go of it in one short sentence, without asking why and
without coming back to it unless they do. Invite them to speak of anything else, big or small. No other question, no advice.
`.trim(),
};

/** Increased with every change to the wording of a repair. */
export const repairVersion = 1;

/** How a model goes on after a reply that missed; null where there is danger, whose voice comes first. */
export function repairSection({ tier }: { tier: Tier }, repair: RepairKind | undefined): string | null {
  return repair === undefined || tier >= crisisFrom ? null : texts[repair];
}
