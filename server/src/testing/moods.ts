import type { MoodInput } from '@alento/domain/mood/entry-schema.ts';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPerson } from './test-app.ts';

/** A mood that was noted when it was felt. */
export function notedMood(change: Partial<MoodInput> = {}): MoodInput {
  const at = change.recordedAt ?? '2026-03-10T20:00:00.000Z';
  return { mood: 'calm', note: null, tags: [], recordedAt: at, notedAt: at, changedAt: at, ...change };
}

/** Has a person keep a mood; the answer as it comes. */
export function putMood(
  app: Pick<TestApp, 'request'>,
  person: TestPerson,
  mood: MoodInput,
  id: string = randomUUID(),
): Promise<Response> {
  return app.request('PUT', `/api/moods/${id}`, { as: person, json: mood });
}
