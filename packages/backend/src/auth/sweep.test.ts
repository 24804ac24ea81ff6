import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRole } from '../database.ts';
import { signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const rowsOf = async (table: string) =>
  (await served.sql.statement<{ row: string }[]>(`select row_to_json(t)::text as row from ${table} t`, [])).length;

/** Inserts rows of each kind with the given age for a new user. */
const makers: Record<string, (age: string, personId: string) => Promise<unknown>> = {
  'auth.rate_limits': (age) => served.sql`
    insert into auth.rate_limits (key, used, resets_at) values (${randomUUID()}, 1, now() - ${age}::interval)
  `,
  'auth.one_time_tokens': (age, id) => served.sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, code_hash, expires_at)
    values (${id}, 'recovery_token', ${randomUUID()}, 'x', 'x', now() - ${age}::interval)
  `,
  'auth.flow_state': (age, id) => served.sql`
    insert into auth.flow_state (user_id, code_challenge_method, code_challenge, provider_type, created_at, authentication_method)
    values (${id}, 'plain', 'x', 'email', now() - ${age}::interval, 'otp')
  `,
  'auth.mfa_factors': (age, id) => served.sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${id}, 'totp', 'unverified', now() - ${age}::interval, now())
  `,
  'auth.refresh_tokens': (age, id) => served.sql`
    insert into auth.refresh_tokens (token, user_id, revoked, updated_at, session_id)
    select ${randomUUID()}, ${id}, true, now() - ${age}::interval, s.id from auth.sessions s where s.user_id = ${id}
  `,
  'auth.sessions': (age, id) => served.sql`
    insert into auth.sessions (id, user_id, updated_at) values (${randomUUID()}, ${id}, now() - ${age}::interval)
  `,
  'auth.audit_log_entries': (age) => served.sql`
    insert into auth.audit_log_entries (payload, created_at) values ('{}', now() - ${age}::interval)
  `,
};

test.each([
  ['auth.rate_limits', '1 second', '-1 minute'],
  ['auth.one_time_tokens', '1 second', '-1 minute'],
  ['auth.flow_state', '25 hours', '23 hours'],
  ['auth.mfa_factors', '25 hours', '23 hours'],
  ['auth.refresh_tokens', '31 days', '29 days'],
  ['auth.sessions', '181 days', '179 days'],
  ['auth.audit_log_entries', '367 days', '364 days'],
])('rows of %s that are %s old are removed, and of %s they are kept', async (table, old, young) => {
  const { user } = await signUpPerson(served);
  await served.backend.sweep();
  const before = await rowsOf(table);
  await makers[table]?.(old, user.id);
  expect(await rowsOf(table)).toBe(before + 1);
  await served.backend.sweep();
  expect(await rowsOf(table)).toBe(before);
  await makers[table]?.(young, user.id);
  await served.backend.sweep();
  expect(await rowsOf(table)).toBe(before + 1);
});

test('a challenge goes after a day, and a verified factor stays for good', async () => {
  const { user } = await signUpPerson(served);
  const factor = randomUUID();
  await served.sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${factor}, ${user.id}, 'totp', 'verified', now() - interval '9 years', now())
  `;
  await served.sql`
    insert into auth.mfa_challenges (id, factor_id, created_at)
    values (${randomUUID()}, ${factor}, now() - interval '25 hours'), (${randomUUID()}, ${factor}, now())
  `;
  await served.backend.sweep();
  expect(await served.sql`select from auth.mfa_challenges where factor_id = ${factor}`).toHaveLength(1);
  expect(await served.sql`select from auth.mfa_factors where id = ${factor}`).toHaveLength(1);
});

test('a session past its end goes with its tokens, one in use stays', async () => {
  const [over, living] = [await signUpPerson(served), await signUpPerson(served)];
  await served.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${over.user.id}`;
  await Promise.all([1, 2, 3].map(() => served.backend.sweep()));
  expect((await over.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect(await served.sql`select from auth.refresh_tokens where user_id = ${over.user.id}`).toHaveLength(0);
  expect((await living.client.auth.refreshSession()).error).toBeNull();
});

test('nobody but the server sweeps', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    const sweep = asRole(served.sql, { role, claims: {} }, (tx) => tx`select auth.sweep()`);
    await expect(sweep).rejects.toMatchObject({ code: '42501' });
  }
});

test('a sweep that fails says so in the log and stops nothing', async () => {
  await served.sql`alter function auth.sweep() rename to sweep_away`;
  await served.backend.sweep();
  await served.sql`alter function auth.sweep_away() rename to sweep`;
  expect(served.events).toContainEqual(expect.objectContaining({ code: 'backend.unexpected', reason: '42883' }));
});
