import type { HelpSubject } from '../../safety/schema.ts';
import type { DistressContent, GuidedContent } from './content.ts';
import type { Conversation } from './conversation/read-conversation.ts';
import type { Chooser } from './speech/chooser.ts';

/** For so many messages after somebody spoke of danger, nothing else comes first. */
const staysCareful = 4;

const firstWords: Record<HelpSubject, keyof DistressContent['first']> = {
  suicide: 'suicide',
  selfHarm: 'selfHarm',
  abuse: 'violence',
  somebodyElse: 'somebodyElse',
  medical: 'other',
  harmToOthers: 'other',
  eating: 'other',
  psychosis: 'other',
};

/**
 * The reply to a message that is answered with help, and to those right after it.
 * It has one voice, whatever the personality; help lines are the screen's part, not the companion's.
 */
export function distressReply(
  { distress }: GuidedContent,
  { latest, danger, sinceDanger, said }: Conversation,
  choose: Chooser,
): string | null {
  if (sinceDanger === null) return null;
  if (latest.act === 'goodbye' || latest.act === 'goodNight') return choose.always(distress.goodbye, 'distress');
  if (sinceDanger > staysCareful) return null;
  if (latest.act === 'areYouAi' && !danger) return null;
  if (danger) {
    const lines = distress.first[firstWords[danger]];
    const hasAnswered = lines.some((line) => said.includes(line));
    return choose.always(hasAnswered ? distress.again : lines, 'distress');
  }
  if (latest.safety === 'unsafe' || (latest.act === 'no' && sinceDanger === 1))
    return choose.always(distress.unsafe, 'distress');
  if (latest.safety === 'safe' || latest.act === 'yes') return choose.always(distress.safe, 'distress');
  return choose.always(distress.unclear, 'distress');
}
