import type { Mood } from './schema.ts';

export const moodGroups = ['low', 'neutral', 'high'] as const;
export type MoodGroup = (typeof moodGroups)[number];

const groups: Record<Mood, MoodGroup> = {
  happy: 'high',
  neutral: 'neutral',
  sad: 'low',
  anxious: 'low',
  excited: 'high',
  calm: 'high',
  stressed: 'low',
  grateful: 'high',
  angry: 'low',
  confused: 'neutral',
  hopeful: 'high',
  tired: 'low',
  verySad: 'low',
  good: 'high',
  veryHappy: 'high',
  down: 'low',
  disappointed: 'low',
  worried: 'low',
  thoughtful: 'neutral',
  relieved: 'high',
  peaceful: 'high',
  joyful: 'high',
  inLove: 'high',
};

/** The group a mood belongs to: it decides the opening of a conversation and its kind. */
export function moodGroupOf(mood: Mood): MoodGroup {
  return groups[mood];
}
