import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import type { Tone } from '../vocabulary.ts';
import { paceOf } from './pace.ts';
import type { Speaker } from './speaker.ts';

/** Replies of a conversation, the opening among them, in which the last days may still be spoken of. */
const earlyReplies = 4;

const fewWords = 3;

/** What is said to this person alone: once where their moods have been going, at times in their style or by name. */
export function address(speaker: Speaker): string | null {
  return speakOfTrend(speaker) ?? remark(speaker);
}

function remark(speaker: Speaker): string | null {
  const { choose, content, listener } = speaker;
  if (listener.style === null || !choose.chance(paceOf(speaker).remark, 'remark')) return null;
  const pools = [
    { lines: content.person.styles[listener.style], weight: 3 },
    { lines: content.person.named, weight: 1 },
  ];
  return choose.freshFrom(pools, 'which remark', listener.name === null ? {} : { name: listener.name });
}

function speakOfTrend({ choose, content, conversation, listener }: Speaker): string | null {
  const { moodTrend } = listener;
  const { said, latest, tone } = conversation;
  if (moodTrend === null || moodTrend === 'even' || said.length > earlyReplies || latest.words <= fewWords) return null;
  const lines = content.person.trends[moodTrend];
  const wasSpokenOf = said.some((text) => lines.some((line) => text.includes(line)));
  return wasSpokenOf || !suits(moodTrend, tone) ? null : choose.fresh(lines, 'trend');
}

/** Heavy days are not held against good news, nor light ones against bad. */
function suits(trend: Exclude<MoodTrend, 'even'>, tone: Tone): boolean {
  if (trend === 'changing') return true;
  const isGood = trend === 'lighter' || trend === 'high';
  return isGood ? tone === 'high' || tone === 'neutral' : tone !== 'high';
}
