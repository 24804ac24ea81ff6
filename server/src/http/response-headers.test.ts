import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ publicUrl: 'https://alento.example' });
  person = await app.signUp();
});

afterAll(() => app.close());

test.each([
  ['GET', '/api/health', 200],
  ['GET', '/api/sessions', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/rest/v1/perfis', 200],
  ['GET', '/rest/v1/nothing', 404],
  ['POST', '/rest/v1/perfis', 400],
  ['GET', '/auth/v1/user', 200],
  ['GET', '/auth/v1/nothing', 404],
  ['POST', '/auth/v1/token', 400],
])('%s %s (%i) is kept by nobody, and asked for by HTTPS alone', async (method, path, status) => {
  const response = await app.request(method, path, { as: person, ...(method === 'POST' && { json: {} }) });
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a stream is kept by nobody', async () => {
  const { id } = await createSession(app, person);
  const stream = await postMessage(app, person, id);
  expect(stream.headers.get('cache-control')).toContain('no-store');
  expect(stream.headers.get('strict-transport-security')).not.toBeNull();
  await stream.text();
});

test('pictures may be shown by the app of a phone, which has another origin', async () => {
  const picture = await app.request('GET', '/storage/v1/object/public/avatars/nobody/none.png');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('without HTTPS no browser is told to insist on it', async () => {
  const local = await createTestApp();
  expect((await local.request('GET', '/api/health')).headers.get('strict-transport-security')).toBeNull();
  await local.close();
});

test.each([
  ['data_nascimento', '-infinity'],
  ['data_nascimento', 'infinity'],
  ['data_nascimento', '4713-01-01 BC'],
  ['trial_start_date', '294277-01-01'],
])('a profile with %s %s is refused as what it is', async (field, value) => {
  const newcomer = await app.signUpUnasked();
  const json = { id_usuario: newcomer.id, [field]: value };
  expect((await app.request('POST', '/rest/v1/perfis', { as: newcomer, json })).status).toBe(400);
  const change = await app.request('PATCH', `/rest/v1/perfis?id_usuario=eq.${person.id}`, {
    as: person,
    json: { [field]: value },
  });
  expect(change.status).toBe(400);
});

test.each(['-infinity', 'infinity', '4713-01-01 BC', '294276-12-31'])(
  'a check-in at %s breaks nothing',
  async (recorded_at) => {
    const someone = await app.signUp();
    const answer = await app.request('POST', '/rest/v1/mood_entries', {
      as: someone,
      json: { mood: 'calm', recorded_at },
    });
    expect([201, 400]).toContain(answer.status);
    for (const path of [
      '/api/progress?timeZone=UTC',
      '/rest/v1/mood_entries',
      `/rest/v1/mood_entries?recorded_at=gt.${recorded_at}`,
    ]) {
      expect((await app.request('GET', path, { as: someone })).status).toBe(200);
    }
  },
);
