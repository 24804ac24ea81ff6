import type { PracticeInput } from '@alento/domain/mindfulness/practice-schema.ts';

/** Five minutes of breathing, with nothing said about how it felt. */
export function finishedPractice(change: Partial<PracticeInput> = {}): PracticeInput {
  return {
    kind: 'breathing',
    practice: 'square',
    startedAt: '2026-03-10T20:00:00.000Z',
    finishedAt: '2026-03-10T20:05:00.000Z',
    seconds: 300,
    moodBefore: null,
    moodAfter: null,
    changedAt: '2026-03-10T20:05:00.000Z',
    ...change,
  };
}
