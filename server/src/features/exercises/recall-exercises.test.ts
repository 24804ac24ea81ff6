import { recalledAnswerLength, recalledRuns } from '@alento/domain/exercises/limits.ts';
import type { RunInput } from '@alento/domain/exercises/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFakeModel, type FakeModel } from '@alento/testing/fake-model.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { finishedRun, putRun } from '#testing/exercises.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let fake: FakeModel;
let app: TestApp;
let person: TestPerson;
let sessionId: string;

beforeAll(async () => {
  fake = await startFakeModel();
  const model = createOpenAiCompatible({ baseUrl: fake.url, apiKey: 'k', model: 'small', timeoutMs: 5_000 });
  app = await createTestApp({ model });
});

afterAll(async () => {
  await app.close();
  await fake.close();
});

beforeEach(async () => {
  person = await app.signUp();
  fake.requests.length = 0;
  fake.script({ tokens: ['I hear you.'] });
  sessionId = (await createSession(app, person)).id;
});

async function keep(change: Partial<RunInput>): Promise<void> {
  expect((await putRun(app, person, finishedRun({ sessionId, ...change }))).status).toBe(200);
}

/** What the model is told for a message in this conversation. */
async function told(text = 'I am back.'): Promise<string> {
  await hearReply(await postMessage(app, person, sessionId, { text }));
  return fake.requests.at(-1)?.body.messages.find(({ role }) => role === 'system')?.content ?? '';
}

const heading = 'Short guided exercises';
const title = 'giving a worry a time and a place tomorrow';

test('a model is told what was done in the conversation, what was taken away and what changed', async () => {
  await keep({});
  const instructions = await told();
  expect(instructions).toContain(`${title} (how strong it was, from 0 to 10: 8 before, 4 after)`);
  expect(instructions).toContain(
    '<takeaway>\nlabel: The rent in Lisbon\nwhen: midday\nwhere: table, out of doors\n</takeaway>',
  );
});

test('what was written anew stands for what was answered', async () => {
  await keep({ note: 'Tomorrow at ten is soon enough.' });
  const instructions = await told();
  expect(instructions).toContain('<takeaway>\nTomorrow at ten is soon enough.\n</takeaway>');
  expect(instructions).not.toContain('Lisbon');
});

test('what is unfinished, of another conversation or of none is not told', async () => {
  await keep({ finishedAt: null });
  await keep({ sessionId: null });
  await keep({ sessionId: (await createSession(app, person)).id });
  expect(await told()).not.toContain(heading);
});

test('of many the last ones are told, in their order, and of long answers the beginning', async () => {
  const count = recalledRuns + 2;
  for (let index = 0; index < count; index += 1)
    await keep({ note: `note ${index} ${'😀'.repeat(900)}`, finishedAt: `2026-11-25T2${index % 4}:05:00.000Z` });
  const instructions = await told();
  const notes = [...instructions.matchAll(/<takeaway>\n(.*)\n<\/takeaway>/gu)].map(([, note = '']) => note);
  expect(notes).toHaveLength(recalledRuns);
  for (const note of notes) expect(Array.from(note)).toHaveLength(recalledAnswerLength + 1);
  expect(notes.map((note) => note.slice(0, 6))).toEqual(['note 1', 'note 2', 'note 3']);
});

test('nothing is told where there is danger', async () => {
  await keep({});
  expect(await told()).toContain(heading);
  await app.sql`insert into private.crisis_tiers (user_id, tier) values (${person.id}, 2)`;
  const dangerous = await told();
  expect(dangerous).toContain('told of danger');
  expect(dangerous).not.toMatch(/Short guided exercises|Lisbon/);
});

test('a reply that is said anew knows of it, too', async () => {
  await told();
  await keep({});
  await hearReply(await app.request('POST', `/api/sessions/${sessionId}/regenerate`, { as: person, json: {} }));
  expect(JSON.stringify(fake.requests.at(-1)?.body)).toContain('Lisbon');
});
