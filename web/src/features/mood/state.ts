import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { isOnDevice } from '#lib/device-storage.ts';

/** Where this device keeps moods until the account has them; it goes with the sign-out. */
export const moodSlot = 'moods';

/** Whether moods of an earlier visit may be waiting, known without opening them. */
export function hasKeptMoods(): boolean {
  return isOnDevice(moodSlot);
}

/** A mood that is felt and noted now. */
export function newMood(mood: Mood): MoodEntry {
  const now = new Date().toISOString();
  return { id: crypto.randomUUID(), mood, note: null, tags: [], recordedAt: now, notedAt: now, changedAt: now };
}
