import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackend } from '../../backend.ts';
import { signUpPerson, type Person } from '../../testing/people.ts';
import { raw } from '../../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

interface Enrolled {
  id: string;
  /** The code of the moment that is so many steps from now. */
  code(steps?: number): string;
}

async function enroll({ client }: Pick<Person, 'client'>, friendlyName = 'my phone'): Promise<Enrolled> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error || data.type !== 'totp') throw new Error('not enrolled', { cause: error });
  const totp = new TOTP({ secret: data.totp.secret });
  return { id: data.id, code: (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 }) };
}

const verify = ({ client }: Pick<Person, 'client'>, factor: Enrolled, code = factor.code()) =>
  client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });

async function twoFactorPerson() {
  const person = await signUpPerson(served);
  const factor = await enroll(person);
  const { error } = await verify(person, factor);
  if (error) throw error;
  return { ...person, factor };
}

const level = async ({ client }: Pick<Person, 'client'>) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

test('an enrolment shows a picture, a secret and an address for the app, and counts for nothing yet', async () => {
  const person = await signUpPerson(served);
  const { data, error } = await person.client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'phone',
    issuer: 'A & B',
  });
  expect(error).toBeNull();
  if (data?.type !== 'totp') throw new Error('no totp');
  expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s);
  expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(data.totp.uri);
  expect([uri.protocol, uri.host, uri.searchParams.get('issuer')]).toEqual(['otpauth:', 'totp', 'A & B']);
  expect(decodeURIComponent(uri.pathname)).toContain(person.email);
  expect(await level(person)).toEqual(['aal1', 'aal1']);
});

test('a verified code raises the session, and refreshing keeps it', async () => {
  const person = await signUpPerson(served);
  const factor = await enroll(person);
  const verified = await verify(person, factor);
  expect(verified.error).toBeNull();
  expect(verified.data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }]);
  expect(await level(person)).toEqual(['aal2', 'aal2']);
  expect((await person.client.auth.refreshSession()).error).toBeNull();
  const { data } = await person.client.auth.getClaims();
  expect(data?.claims).toMatchObject({ aal: 'aal2' });
  expect(data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method)).toSorted()).toEqual([
    'password',
    'totp',
  ]);
  const listed = await person.client.auth.mfa.listFactors();
  expect(listed.data?.totp).toMatchObject([{ id: factor.id, friendly_name: 'my phone' }]);
});

test('signing in again starts at the first level and asks for the second', async () => {
  const person = await twoFactorPerson();
  const client = served.client();
  await client.auth.signInWithPassword(person);
  expect(await level({ client })).toEqual(['aal1', 'aal2']);
  expect((await verify({ client }, person.factor, person.factor.code(1))).error).toBeNull();
  expect(await level({ client })).toEqual(['aal2', 'aal2']);
});

test('the first verified factor ends the sessions that were opened without it', async () => {
  const person = await signUpPerson(served);
  const other = served.client();
  await other.auth.signInWithPassword(person);
  await verify(person, await enroll(person));
  expect((await other.auth.getUser()).error).not.toBeNull();
  expect((await person.client.auth.getUser()).error).toBeNull();
});

test('a code works once, even ten times at once', async () => {
  const person = await signUpPerson(served);
  const factor = await enroll(person);
  const headers = { authorization: `Bearer ${person.session.access_token}`, 'content-type': 'application/json' };
  const challenges = await Promise.all(
    Array.from({ length: 10 }, () => person.client.auth.mfa.challenge({ factorId: factor.id })),
  );
  const code = factor.code();
  const answers = await Promise.all(
    challenges.map(({ data }) =>
      raw(served, `/auth/v1/factors/${factor.id}/verify`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ challenge_id: data?.id, code }),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
});

test('an earlier code than the last one is refused, and so is a challenge that was used or is old', async () => {
  const person = await twoFactorPerson();
  expect((await verify(person, person.factor, person.factor.code(-1))).error?.code).toBe('mfa_verification_failed');
  const { data: challenge } = await person.client.auth.mfa.challenge({ factorId: person.factor.id });
  const attempt = (code: string) =>
    person.client.auth.mfa.verify({ factorId: person.factor.id, challengeId: challenge?.id ?? '', code });
  expect((await attempt(person.factor.code(1))).error).toBeNull();
  expect((await attempt(person.factor.code(1))).error?.code).toBe('mfa_challenge_expired');
  const { data: old } = await person.client.auth.mfa.challenge({ factorId: person.factor.id });
  await served.sql`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${old?.id}`;
  const late = { factorId: person.factor.id, challengeId: old?.id ?? '', code: person.factor.code(1) };
  expect((await person.client.auth.mfa.verify(late)).error?.code).toBe('mfa_challenge_expired');
});

test.each(['000000x', '', '12345', 'ABCDEF', '1234567'])('the code %j is refused', async (code) => {
  const person = await signUpPerson(served);
  const factor = await enroll(person);
  expect((await verify(person, factor, code)).error?.code).toBe('mfa_verification_failed');
  expect(await level(person)).toEqual(['aal1', 'aal1']);
});

test('guesses are stopped, whatever session and challenge they come with', async () => {
  const person = await signUpPerson(served);
  const factor = await enroll(person);
  const { app } = createBackend({
    ...served.options,
    limits: { ...served.options.limits, factorPerAccount: { attempts: 3, seconds: 600 } },
  });
  const { data } = await person.client.auth.mfa.challenge({ factorId: factor.id });
  await served.sql`delete from auth.rate_limits`;
  const guess = (code: string) =>
    app.request(`/auth/v1/factors/${factor.id}/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.session.access_token}` },
      body: JSON.stringify({ challenge_id: data?.id, code }),
    });
  for (const code of ['000001', '000002', '000003']) expect((await guess(code)).status).toBe(422);
  expect((await guess(factor.code())).status).toBe(429);
});

test('nobody uses, verifies or removes another person’s factor', async () => {
  const owner = await twoFactorPerson();
  const thief = await twoFactorPerson();
  const { error } = await thief.client.auth.mfa.challenge({ factorId: owner.factor.id });
  expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  const { data } = await thief.client.auth.mfa.challenge({ factorId: thief.factor.id });
  const mixed = { factorId: owner.factor.id, challengeId: data?.id ?? '', code: owner.factor.code(0) };
  expect((await thief.client.auth.mfa.verify(mixed)).error?.code).toBe('mfa_factor_not_found');
  const borrowed = { factorId: thief.factor.id, challengeId: data?.id ?? '', code: owner.factor.code(0) };
  expect((await thief.client.auth.mfa.verify(borrowed)).error?.code).toBe('mfa_verification_failed');
  expect((await thief.client.auth.mfa.unenroll({ factorId: owner.factor.id })).error?.code).toBe(
    'mfa_factor_not_found',
  );
  const answer = await raw(served, '/auth/v1/factors', { method: 'POST', body: '{"factor_type":"totp"}' });
  expect(answer).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
});

test('at the first level nobody changes the password of an account with two, nor its factors', async () => {
  const person = await twoFactorPerson();
  const client = served.client();
  await client.auth.signInWithPassword(person);
  const refused = { status: 401, code: 'insufficient_aal' };
  expect((await client.auth.updateUser({ password: 'another good password' })).error).toMatchObject(refused);
  const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' });
  expect(error).toMatchObject({ code: 'insufficient_aal' });
  const removal = await client.auth.mfa.unenroll({ factorId: person.factor.id });
  expect(removal.error).toMatchObject({ code: 'insufficient_aal' });
  expect((await client.auth.updateUser({ data: { name: 'Ana' } })).error).toBeNull();
  expect((await person.client.auth.updateUser({ password: 'another good password' })).error).toBeNull();
});

test('a factor that is taken away is asked for no more, and its sessions fall back', async () => {
  const person = await twoFactorPerson();
  const { data, error } = await person.client.auth.mfa.unenroll({ factorId: person.factor.id });
  expect([data, error]).toEqual([{ id: person.factor.id }, null]);
  await person.client.auth.refreshSession();
  expect(await level(person)).toEqual(['aal1', 'aal1']);
  expect((await person.client.auth.updateUser({ password: 'another good password' })).error).toBeNull();
});

test('two factors have two names, there are ten at most, and only apps that show codes', async () => {
  const person = await signUpPerson(served);
  await enroll(person, 'same');
  const again = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'same' });
  expect(again.error?.code).toBe('mfa_factor_name_conflict');
  for (let index = 1; index < 10; index += 1) await enroll(person, `factor ${index}`);
  const eleventh = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'eleventh' });
  expect(eleventh.error?.code).toBe('too_many_enrolled_mfa_factors');
  const phone = await person.client.auth.mfa.enroll({ factorType: 'phone', phone: '+5511999999999' });
  expect(phone.error?.code).toBe('validation_failed');
});

test('the database holds no secret that makes codes, and a secret serves its own factor only', async () => {
  const person = await signUpPerson(served);
  const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (data?.type !== 'totp') throw new Error('no totp');
  const rows = await served.sql`select * from auth.mfa_factors where id = ${data.id}`;
  expect(JSON.stringify(rows)).not.toContain(data.totp.secret);
  const other = await enroll(await signUpPerson(served));
  await served.sql`
    update auth.mfa_factors set secret = (select secret from auth.mfa_factors where id = ${other.id}) where id = ${data.id}
  `;
  const code = new TOTP({ secret: data.totp.secret }).generate();
  const { error } = await person.client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  expect(error?.status).toBe(500);
});

test('a first factor and its removal are told by a mail, whoever removes it', async () => {
  const person = await twoFactorPerson();
  await served.mails.take(person.email, 'mfa_factor_enrolled_notification');
  await person.client.auth.mfa.unenroll({ factorId: person.factor.id });
  await served.mails.take(person.email, 'mfa_factor_unenrolled_notification');
  const other = await twoFactorPerson();
  await served.backend.deleteFactors(other.user.id);
  await served.mails.take(other.email, 'mfa_factor_unenrolled_notification');
  await other.client.auth.refreshSession();
  expect(await level(other)).toEqual(['aal1', 'aal1']);
});

test('listeners hear of a verified code', async () => {
  const person = await signUpPerson(served);
  const heard = vi.fn<(event: string) => void>();
  person.client.auth.onAuthStateChange((event) => heard(event));
  await verify(person, await enroll(person));
  expect(heard).toHaveBeenCalledWith('MFA_CHALLENGE_VERIFIED');
});
