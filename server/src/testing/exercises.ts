import type { Answer, RunInput } from '@alento/domain/exercises/schema.ts';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPerson } from './test-app.ts';

/** From the beginning of a dialogue to its end. */
const answers: Answer[] = [
  { kind: 'rating', step: 'before', rating: 8 },
  { kind: 'text', step: 'worry', text: 'It goes up again.' },
  { kind: 'option', step: 'tonight', option: 'no' },
  { kind: 'text', step: 'label', text: 'The rent in Lisbon' },
  { kind: 'option', step: 'when', option: 'midday' },
  { kind: 'options', step: 'where', options: ['table', 'outOfDoors'] },
  { kind: 'skipped', step: 'question' },
  { kind: 'option', step: 'put', option: 'phone' },
  { kind: 'skipped', step: 'knocks' },
  { kind: 'option', step: 'now', option: 'music' },
  { kind: 'rating', step: 'after', rating: 4 },
];

/** A run that came to its end. */
export function finishedRun(change: Partial<RunInput> = {}): RunInput {
  return {
    dialogue: 'parkingAWorry',
    language: 'en',
    sessionId: null,
    answers,
    note: null,
    startedAt: '2026-11-25T20:00:00.000Z',
    changedAt: '2026-11-25T20:05:00.000Z',
    finishedAt: '2026-11-25T20:05:00.000Z',
    ...change,
  };
}

/** Has a person keep a run; the answer as it comes. */
export function putRun(
  app: Pick<TestApp, 'request'>,
  person: TestPerson,
  run: RunInput,
  id: string = randomUUID(),
): Promise<Response> {
  return app.request('PUT', `/api/dialogue-runs/${id}`, { as: person, json: run });
}
