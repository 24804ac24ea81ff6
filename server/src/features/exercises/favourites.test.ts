import { dialogueIds, type DialogueId } from '@alento/domain/exercises/dialogues.ts';
import { favouritesSchema } from '@alento/domain/exercises/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (owner = await app.signUp()));

const path = '/api/exercises/favourites';
const save = (dialogues: unknown, as = owner) => app.request('PUT', path, { as, json: { dialogues } });

async function read(as = owner): Promise<DialogueId[]> {
  const response = await app.request('GET', path, { as });
  expect(response.status).toBe(200);
  return favouritesSchema.parse(await response.json()).dialogues;
}

test('nothing is marked at first, then what was marked last', async () => {
  expect(await read()).toEqual([]);
  expect((await save(['thoughtRecord', 'panicWave', 'thoughtRecord'])).status).toBe(204);
  expect(await read()).toEqual(['panicWave', 'thoughtRecord']);
  expect((await save(dialogueIds)).status).toBe(204);
  expect(await read()).toEqual(dialogueIds);
  expect((await save([])).status).toBe(204);
  expect(await read()).toEqual([]);
});

test('the database holds ciphertext', async () => {
  await save(['panicWave']);
  const [row] = await app.sql<{ body: Buffer }[]>`
    select body from public.exercise_favourites where user_id = ${owner.id}`;
  expect(row?.body[0]).toBe(1);
  expect(row?.body.toString('latin1')).not.toContain('panic');
  expect(app.logLines.join('\n')).not.toContain('panicWave');
});

test('a stranger reads and marks only their own', async () => {
  await save(['panicWave']);
  const stranger = await app.signUp();
  expect(await read(stranger)).toEqual([]);
  await save(['stop'], stranger);
  expect(await read()).toEqual(['panicWave']);
});

test('they wait for no age', async () => {
  const unasked = await app.signUpUnasked();
  expect((await save(['stop'], unasked)).status).toBe(204);
  expect(await read(unasked)).toEqual(['stop']);
});

test.each<[string, unknown]>([
  ['a dialogue that there is none of', ['hypnosis']],
  ['more than there are', [...dialogueIds, 'stop']],
  ['no list', 'stop'],
  ['nothing', undefined],
])('%s is refused', async (_, dialogues) => {
  expect((await save(dialogues)).status).toBe(400);
  expect(await read()).toEqual([]);
});

test.each(['GET', 'PUT'])('whoever is not signed in is refused (%s)', async (method) => {
  const response = await app.request(method, path, method === 'PUT' ? { json: { dialogues: [] } } : {});
  expect(response.status).toBe(401);
});
