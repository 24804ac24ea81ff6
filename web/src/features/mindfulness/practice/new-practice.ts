import type { Practice, PracticeName } from '@alento/domain/mindfulness/practice-schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';

export interface PracticeTime {
  /** When it was begun. */
  readonly startedAt: Date;
  /** How long was practised, pauses left out. */
  readonly seconds: number;
}

/** A practice that is finished now. */
export function newPractice(
  name: PracticeName,
  { startedAt, seconds }: PracticeTime,
  moodBefore: Mood | null,
): Practice {
  const now = new Date().toISOString();
  return {
    ...name,
    id: crypto.randomUUID(),
    // A clock that was set back in the meantime does not make it end before it began.
    startedAt: [startedAt.toISOString(), now].toSorted()[0] ?? now,
    finishedAt: now,
    seconds: Math.round(seconds),
    moodBefore,
    moodAfter: null,
    changedAt: now,
  };
}
