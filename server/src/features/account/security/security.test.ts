import { derivePublishableKey } from '@alento/backend/keys.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const path = '/api/account/security';

interface Owner extends TestPerson {
  client: SupabaseClient;
  password: string;
  code(steps?: number): string;
  factorId: string;
}

const newClient = async (token?: string) =>
  createClient(app.url, await derivePublishableKey(app.signingKey), {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token && { accessToken: async () => token }),
  });

/** Somebody whose sign-in takes two steps, and who has taken both. */
async function signUpWithMfa(): Promise<Owner> {
  const client = await newClient();
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()];
  const { data } = await client.auth.signUp({ email, password });
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (enrolled.data?.type !== 'totp') throw new Error('not enrolled', { cause: enrolled.error });
  const { id: factorId, totp } = enrolled.data;
  const generator = new TOTP({ secret: totp.secret });
  const code = (steps = 0) => generator.generate({ timestamp: Date.now() + steps * 30_000 });
  const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
  return {
    id: data.user?.id ?? '',
    email,
    password,
    client,
    code,
    factorId,
    token: verified.data?.access_token ?? '',
  };
}

/** The same person, after the password alone. */
async function atFirstStep({ id, email, password }: Owner): Promise<TestPerson & { client: SupabaseClient }> {
  const client = await newClient();
  const { data } = await client.auth.signInWithPassword({ email, password });
  return { id, email, client, token: data.session?.access_token ?? '' };
}

const readErrorCode = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

test('a token of the first step alone opens no route of the product', async () => {
  const owner = await signUpWithMfa();
  await app.request('PUT', '/api/age', { as: owner, json: { birthDate: '1990-05-09' } });
  const { id } = await createSession(app, owner);
  const half = await atFirstStep(owner);
  for (const [method, route] of [
    ['GET', '/api/sessions'],
    ['GET', `/api/sessions/${id}`],
    ['DELETE', `/api/sessions/${id}`],
    ['GET', '/api/memories'],
    ['GET', '/api/safety-plan'],
    ['GET', path],
    ['PUT', `${path}/recovery-code`],
    ['POST', '/api/account/deletion'],
  ] as const) {
    const response = await app.request(method, route, { as: half });
    expect([route, response.status, await readErrorCode(response)]).toEqual([route, 403, 'account.second_step_needed']);
  }
  expect((await app.request('GET', `/api/sessions/${id}`, { as: owner })).status).toBe(200);
});

test('nor any row or file, until the second step is taken', async () => {
  const owner = await signUpWithMfa();
  const rows = await newClient(owner.token);
  await rows.from('perfis').upsert({ id_usuario: owner.id, nome_completo: 'Ana' }).throwOnError();
  await rows.from('mood_entries').insert({ mood: 'calm' }).throwOnError();
  const half = await atFirstStep(owner);
  expect((await half.client.from('perfis').select()).data).toEqual([]);
  expect((await half.client.from('mood_entries').select()).data).toEqual([]);
  const change = await half.client.from('perfis').update({ nome_completo: 'X' }).eq('id_usuario', owner.id).select();
  expect(change.data).toEqual([]);
  expect((await half.client.from('mood_entries').insert({ mood: 'sad' })).error?.code).toBe('42501');
  const file = new Blob(['x'], { type: 'image/png' });
  expect((await half.client.storage.from('avatars').upload(`${owner.id}/a.png`, file)).error).not.toBeNull();
  const verified = await half.client.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code: owner.code(1) });
  expect(verified.error).toBeNull();
  expect((await half.client.from('perfis').select('nome_completo')).data).toEqual([{ nome_completo: 'Ana' }]);
});

test('a token from before the second step existed opens nothing from then on', async () => {
  const client = await newClient();
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()];
  const { data } = await client.auth.signUp({ email, password });
  const before = { id: data.user?.id ?? '', email, token: data.session?.access_token ?? '' };
  expect((await app.request('GET', '/api/sessions', { as: before })).status).toBe(200);
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (enrolled?.type !== 'totp') throw new Error('not enrolled');
  const code = new TOTP({ secret: enrolled.totp.secret }).generate();
  await client.auth.mfa.challengeAndVerify({ factorId: enrolled.id, code });
  expect((await app.request('GET', '/api/sessions', { as: before })).status).toBe(403);
});

async function makeCode(owner: TestPerson): Promise<string> {
  const response = await app.request('PUT', `${path}/recovery-code`, { as: owner });
  expect(response.status).toBe(200);
  return ((await response.json()) as { code: string }).code;
}

const recover = (as: TestPerson | undefined, code: string) =>
  app.request('POST', `${path}/recovery`, { json: { code }, ...(as && { as }) });

test('the recovery code takes the place of the second step, however it is typed, and once', async () => {
  const owner = await signUpWithMfa();
  const code = await makeCode(owner);
  expect(code).toMatch(/^[A-Z2-9]{16}$/);
  const half = await atFirstStep(owner);
  const typed = ` ${code.toLowerCase().replaceAll(/(.{4})/g, '$1-')} `;
  expect((await recover(half, typed)).status).toBe(204);
  expect((await app.request('GET', '/api/sessions', { as: half })).status).toBe(200);
  expect(await readErrorCode(await recover(half, code))).toBe('account.recovery_code_invalid');
});

test('a wrong code, an older one and another person’s change nothing', async () => {
  const [owner, other] = [await signUpWithMfa(), await signUpWithMfa()];
  const [older, theirs] = [await makeCode(owner), await makeCode(other)];
  await makeCode(owner);
  const half = await atFirstStep(owner);
  for (const code of ['', 'AAAABBBBCCCCDDDD', older, theirs]) {
    const response = await recover(half, code);
    expect([response.status, await readErrorCode(response)]).toEqual([403, 'account.recovery_code_invalid']);
  }
  expect((await app.request('GET', '/api/sessions', { as: half })).status).toBe(403);
});

test('a code goes with the step that it was made for, and serves no later one', async () => {
  const owner = await signUpWithMfa();
  const code = await makeCode(owner);
  const known = async (as: TestPerson) => (await (await app.request('GET', path, { as })).json()) as object;
  expect(await known(owner)).toMatchObject({ hasRecoveryCode: true });
  await owner.client.auth.mfa.unenroll({ factorId: owner.factorId });
  const { data } = await owner.client.auth.mfa.enroll({ factorType: 'totp' });
  if (data?.type !== 'totp') throw new Error('not enrolled');
  const later = new TOTP({ secret: data.totp.secret }).generate();
  const verified = await owner.client.auth.mfa.challengeAndVerify({ factorId: data.id, code: later });
  expect(await known({ ...owner, token: verified.data?.access_token ?? '' })).toMatchObject({ hasRecoveryCode: false });
  expect(await readErrorCode(await recover(await atFirstStep(owner), code))).toBe('account.recovery_code_invalid');
});

test('guesses are few a minute, and nobody guesses without the first step', async () => {
  const owner = await signUpWithMfa();
  const half = await atFirstStep(owner);
  for (let index = 0; index < 5; index += 1) await recover(half, `guess ${index}`);
  const refused = await recover(half, 'guess 6');
  expect([refused.status, await readErrorCode(refused)]).toEqual([429, 'common.rate_limited']);
  expect((await recover(undefined, 'guess')).status).toBe(401);
});

test('whoever signs in by one step gets no recovery code, and the database holds none', async () => {
  const plain = await app.signUp();
  expect((await app.request('PUT', `${path}/recovery-code`, { as: plain })).status).toBe(403);
  const code = await makeCode(await signUpWithMfa());
  const rows = await app.sql`select encode(digest, 'escape') as digest from private.recovery_codes`;
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(app.logLines.join('')).not.toContain(code);
});

test('a person reads how they sign in and where, and nobody else’s', async () => {
  await app.signUp();
  const owner = await signUpWithMfa();
  const response = await app.request('GET', path, { as: owner });
  expect(await response.json()).toMatchObject({
    hasPassword: true,
    hasRecoveryCode: false,
    signIns: [{ isCurrent: true, userAgent: expect.any(String) }],
  });
  const second = await atFirstStep(owner);
  await second.client.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code: owner.code(1) });
  await makeCode(owner);
  const later = (await (await app.request('GET', path, { as: owner })).json()) as {
    hasRecoveryCode: boolean;
    signIns: { isCurrent: boolean }[];
  };
  expect(later.hasRecoveryCode).toBe(true);
  expect(later.signIns.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(later.signIns).toHaveLength(2);
  await owner.client.auth.signOut({ scope: 'others' });
  const alone = (await (await app.request('GET', path, { as: owner })).json()) as { signIns: unknown[] };
  expect(alone.signIns).toHaveLength(1);
  expect((await app.request('GET', path)).status).toBe(401);
});
