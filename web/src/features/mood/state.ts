import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';

/** A mood that is felt and noted now. */
export function newMood(mood: Mood): MoodEntry {
  const now = new Date().toISOString();
  return { id: crypto.randomUUID(), mood, note: null, tags: [], recordedAt: now, notedAt: now, changedAt: now };
}
