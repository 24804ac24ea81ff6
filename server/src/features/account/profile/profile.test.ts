import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  person = await app.signUp();
});

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const change = (value: unknown, minutes: number) => ({ value, changedAt: minutesAgo(minutes) });

const keep = (json: unknown, as: TestPerson | undefined = person) =>
  app.request('PATCH', '/api/profile', { ...(as && { as }), json });
const kept = async (json: unknown): Promise<Profile> => (await (await keep(json)).json()) as Profile;

test('of two devices the newest word on each field holds, whichever arrives last', async () => {
  await kept({ nome_completo: change('Ana of noon', 10), modo_escuro: change(true, 30) });
  const late = await kept({
    nome_completo: change('Ana of the morning', 60),
    modo_escuro: change(false, 20),
    lingua: change('ja', 60),
  });
  expect(late).toMatchObject({ nome_completo: 'Ana of noon', modo_escuro: false, lingua: 'ja' });
});

test('what was changed online since is not undone', async () => {
  await app.sql`update public.perfis set nome_completo = 'Ana online' where id_usuario = ${person.id}`;
  expect(await kept({ nome_completo: change('Ana offline', 5) })).toMatchObject({ nome_completo: 'Ana online' });
});

test('a clock that is ahead does not win for ever', async () => {
  await kept({ nome_completo: { value: 'Ana of tomorrow', changedAt: '2150-01-01T00:00:00Z' } });
  expect(await kept({ nome_completo: { value: 'Ana', changedAt: '2150-01-01T00:00:00Z' } })).toMatchObject({
    nome_completo: 'Ana',
  });
});

test.each([
  ['an age', { data_nascimento: change('2012-01-01', 1) }],
  ['a plan', { ispremium: change(true, 1) }],
  ['no time', { nome_completo: { value: 'Ana' } }],
  ['an unknown language', { lingua: change('xx', 1) }],
  ['half of a character', { nome_completo: change('Ana \ud800', 1) }],
  ['a NUL', { nome_completo: change('Ana\u0000', 1) }],
  ['too long an address', { avatar_url: change('a'.repeat(2_049), 1) }],
  ['too long a name', { nome_completo: change('a'.repeat(201), 1) }],
])('what is no such change is refused: %s', async (_why, json) => {
  expect((await keep(json)).status).toBe(400);
});

test("nobody changes another person's profile, and the signed out change none", async () => {
  const stranger = await app.signUp();
  await keep({ nome_completo: change('Eve', 1) }, stranger);
  expect(await kept({ lingua: change('de', 1) })).not.toMatchObject({ nome_completo: 'Eve' });
  expect((await app.request('PATCH', '/api/profile', { json: {} })).status).toBe(401);
});
