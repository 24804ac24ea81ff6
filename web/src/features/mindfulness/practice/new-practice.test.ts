import { practiceInputSchema } from '@alento/domain/mindfulness/practice-schema.ts';
import { expect, test } from 'vitest';
import { newPractice } from './new-practice.ts';

test('a practice that was just finished is one that the account takes', () => {
  const startedAt = new Date(Date.now() - 300_000);
  const practice = newPractice({ kind: 'breathing', practice: 'square' }, { startedAt, seconds: 299.6 }, 'anxious');
  expect(practice).toMatchObject({ practice: 'square', seconds: 300, moodBefore: 'anxious', moodAfter: null });
  expect(practice.startedAt).toBe(startedAt.toISOString());
  expect(practiceInputSchema.safeParse(practice).success).toBe(true);
});

test('a clock that was set back does not make it end before it began', () => {
  const startedAt = new Date(Date.now() + 3_600_000);
  const practice = newPractice({ kind: 'meditation', practice: 'bodyScan' }, { startedAt, seconds: 180 }, null);
  expect(Date.parse(practice.startedAt)).toBeLessThanOrEqual(Date.parse(practice.finishedAt));
});
