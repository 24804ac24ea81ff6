import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { postJson } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const refresh = (token: string) =>
  postJson(served, '/auth/v1/token?grant_type=refresh_token', { refresh_token: token });

const liveTokens = (person: Person) => served.sql`
  select t.token from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
  where s.user_id = ${person.user.id} and not t.revoked
`;

const ageTokens = (person: Person) => served.sql`
  update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where user_id = ${person.user.id}
`;

test('a refresh gives a new pair of tokens for the same session', async () => {
  const person = await signUpPerson(served);
  const { data, error } = await person.client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(person.session.refresh_token);
  const [before, after] = await Promise.all(
    [person.session, data.session].map((session) => served.backend.verifyAccessToken(session?.access_token ?? '')),
  );
  expect(after).toMatchObject({ sub: person.user.id, session_id: before?.session_id, amr: [{ method: 'password' }] });
  expect(await liveTokens(person)).toHaveLength(1);
});

test('parallel refreshes of one token leave one live token, and every client holds it', async () => {
  const person = await signUpPerson(served);
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(person.session.refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const tokens = new Set(answers.map(({ body }) => (body as { refresh_token: string }).refresh_token));
  expect(tokens.size).toBe(1);
  expect(await liveTokens(person)).toHaveLength(1);
  expect((await refresh([...tokens][0] ?? '')).status).toBe(200);
});

test('a token used again after ten seconds ends its session, for good', async () => {
  const person = await signUpPerson(served);
  const { data } = await person.client.auth.refreshSession();
  await ageTokens(person);
  const reuse = await refresh(person.session.refresh_token);
  expect(reuse).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } });
  expect(await liveTokens(person)).toHaveLength(0);
  const live = await refresh(data.session?.refresh_token ?? '');
  expect(live).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } });
  expect((await served.client().auth.getUser(data.session?.access_token)).error?.name).toBe('AuthSessionMissingError');
  expect(await served.sql`select from auth.sessions where user_id = ${person.user.id}`).toEqual([]);
  expect(served.events).toContainEqual({
    level: 'warn',
    code: 'auth.refresh_token_reused',
    userId: person.user.id,
  });
});

test('one session’s theft leaves the person’s other sessions alone', async () => {
  const person = await signUpPerson(served);
  const other = served.client();
  await other.auth.signInWithPassword(person);
  await person.client.auth.refreshSession();
  await ageTokens(person);
  await refresh(person.session.refresh_token);
  expect((await other.auth.refreshSession()).error).toBeNull();
});

test('the database holds no usable refresh token', async () => {
  const person = await signUpPerson(served);
  const rows = await served.sql<{ token: string }[]>`
    select token from auth.refresh_tokens where user_id = ${person.user.id}
  `;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.token).not.toBe(person.session.refresh_token);
  expect((await refresh(rows[0]?.token ?? '')).body).toMatchObject({ error_code: 'refresh_token_not_found' });
});

test('signing out and refreshing at once never deadlocks', async () => {
  for (let round = 0; round < 10; round += 1) {
    const person = await signUpPerson(served);
    const [answer] = await Promise.all([
      refresh(person.session.refresh_token),
      person.client.auth.signOut({ scope: 'global' }),
    ]);
    expect([200, 400]).toContain(answer.status);
  }
});

test.each([
  ['an unknown token', { refresh_token: 'x' }, 'refresh_token_not_found'],
  ['SQL', { refresh_token: "' or true --" }, 'refresh_token_not_found'],
  ['none', {}, 'validation_failed'],
  ['a number', { refresh_token: 5 }, 'validation_failed'],
])('a refresh with %s is refused', async (_, body, code) => {
  const answer = await postJson(served, '/auth/v1/token?grant_type=refresh_token', body);
  expect(answer).toMatchObject({ status: 400, body: { error_code: code } });
});
