import type { SessionKind } from '@alento/domain/chat/schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import type { ConversationFacts } from '../conversation-facts.ts';

const purposes: Record<SessionKind, string> = {
  support: 'support: first of all the person should feel less alone with it',
  reflective: 'reflection: room to look at things from a little distance',
  inspiring: 'what is good: let them enjoy it, and see what made it possible',
};

/** The mood chosen at the beginning, if one was, and what kind of conversation it led to. */
export function moodNow({ mood, kind }: ConversationFacts): string {
  return [
    mood === null
      ? 'The person did not say how they are when the conversation began: assume nothing.'
      : `The person chose this mood when the conversation began: ${mood}. What they write now counts for more.`,
    `This conversation is for ${purposes[kind]}.`,
  ].join('\n');
}

const trends: Record<MoodTrend, string> = {
  lighter: 'they have been getting lighter',
  heavier: 'they have been getting heavier',
  low: 'they have been low most of the time',
  high: 'they have been good most of the time',
  changing: 'they have been going up and down a lot',
  even: 'they have been fairly even',
};

/** Where their moods have been going, in words. */
export function moodHistory({ moodTrend }: ConversationFacts): string | null {
  if (moodTrend === null) return null;
  return [
    `Of the moods the person noted in the last two weeks: ${trends[moodTrend]}.`,
    'Let that guide your tone; mention it at most once, and only where it helps.',
  ].join(' ');
}
