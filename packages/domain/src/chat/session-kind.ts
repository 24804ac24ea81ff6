import { moodGroupOf, type MoodGroup } from '../mood/groups.ts';
import type { Mood } from '../mood/schema.ts';
import type { SessionKind } from './schema.ts';

const kinds: Record<MoodGroup, SessionKind> = { low: 'support', neutral: 'reflective', high: 'inspiring' };

/** What kind of conversation a mood leads to; its title follows the kind. */
export function toSessionKind(mood: Mood | null): SessionKind {
  return mood === null ? 'reflective' : kinds[moodGroupOf(mood)];
}
