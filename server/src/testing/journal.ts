import type { JournalInput } from '@alento/domain/journal/schema.ts';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPerson } from './test-app.ts';

export const fullRecord = {
  kind: 'full',
  situation: 'The meeting was moved again',
  feelings: [{ name: 'shame', before: 80, after: 50 }],
  thought: 'They do not want me there',
  distortions: ['mindReading'],
  evidenceFor: 'Nobody told me why',
  evidenceAgainst: 'It was moved for everybody',
  alternative: 'There may be reasons that have nothing to do with me',
  belief: 60,
} satisfies JournalInput['body'];

/** A page that was written in one go. */
export function writtenEntry(change: Partial<JournalInput> = {}): JournalInput {
  const at = change.writtenAt ?? '2026-03-10T20:00:00.000Z';
  return { body: { kind: 'free', prompt: null, text: 'A long walk' }, writtenAt: at, changedAt: at, ...change };
}

/** Has a person keep an entry; the answer as it comes. */
export function putEntry(
  app: Pick<TestApp, 'request'>,
  person: TestPerson,
  entry: JournalInput,
  id: string = randomUUID(),
): Promise<Response> {
  return app.request('PUT', `/api/journal/${id}`, { as: person, json: entry });
}
