import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Answer, Run } from '@alento/domain/exercises/schema.ts';
import { expect, test } from 'vitest';
import { orderByHelp, reliefBy } from './order-by-help.ts';

function runOf(dialogue: DialogueId, before: number | null, after: number | null): Run {
  const now = new Date(0).toISOString();
  const rated = (step: string, rating: number | null): Answer =>
    rating === null ? { kind: 'skipped', step } : { kind: 'rating', step, rating };
  return {
    id: crypto.randomUUID(),
    dialogue,
    language: 'en',
    sessionId: null,
    answers: [rated('before', before), rated('after', after)],
    note: null,
    startedAt: now,
    changedAt: now,
    finishedAt: now,
  };
}

test('relief is the mean difference of the times that were rated', () => {
  const runs = [runOf('stop', 8, 4), runOf('stop', 6, 6), runOf('stop', null, 0), runOf('tipp', 3, null)];
  expect([...reliefBy(runs)]).toEqual([['stop', 2]]);
});

test('what helped comes first, and what did not keeps its place', () => {
  const relief = new Map<DialogueId, number>([
    ['tipp', 3],
    ['stop', -2],
    ['fiveSenses', 1],
  ]);
  expect(orderByHelp(['panicWave', 'fiveSenses', 'stop', 'tipp'], relief)).toEqual([
    'tipp',
    'fiveSenses',
    'panicWave',
    'stop',
  ]);
});
