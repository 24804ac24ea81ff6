import type { MoodGroup } from '../mood/groups.ts';

/** Questions to begin with, by the mood of the day. */
export const promptsByMood = {
  low: ['weighs', 'needs', 'friend', 'eased'],
  neutral: ['mind', 'noticed', 'tomorrow'],
  high: ['good', 'thanks', 'proud', 'keep'],
} as const satisfies Record<MoodGroup, readonly string[]>;

export type JournalPrompt = (typeof promptsByMood)[MoodGroup][number];

export const journalPrompts: readonly JournalPrompt[] = Object.values(promptsByMood).flat();
