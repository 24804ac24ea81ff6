import { accountHealthSchema, ownAccountHealthSchema } from '@alento/domain/account/health-schema.ts';
import { maxLookupsPerMinute } from '@alento/domain/admin/limits.ts';
import { newestTerms } from '@alento/domain/legal/terms.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let operator: TestPerson;
let ana: TestPerson;
const adminEmails: string[] = [];

beforeAll(async () => (app = await createTestApp({ adminEmails })));
afterAll(() => app.close());
beforeEach(async () => {
  operator = await app.signUp();
  ana = await app.signUp();
  await verifyEmail(operator);
  adminEmails.splice(0, adminEmails.length, operator.email);
});

/** Proves somebody's address, as a mail would. */
const verifyEmail = ({ id }: TestPerson) =>
  app.sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id = ${id}`;

const lookAt = (email: unknown, as?: TestPerson) =>
  app.request('POST', '/api/admin/account-health', { ...(as && { as }), json: { email } });

const ownHealth = (as?: TestPerson) => app.request('GET', '/api/account/health', as ? { as } : {});

async function readError(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

const looks = () => app.sql<{ operator: string; person: string | null }[]>`
  select operator_id as operator, person_id as person from private.account_looks
  where operator_id = ${operator.id} order by looked_at`;

const writeProfile = (person: TestPerson) =>
  app.sql`insert into public.perfis
      (id_usuario, nome_completo, e_mail, sexo, data_nascimento, idade_confirmada, trial_start_date)
    values (${person.id}, 'Ana Segredo', ${person.email}, 'feminino', '1990-04-03', true, '2026-11-20T10:00:00Z')
    on conflict (id_usuario) do update set nome_completo = excluded.nome_completo, sexo = excluded.sexo,
      trial_start_date = excluded.trial_start_date`;

test('a person sees how their own account is', async () => {
  const response = await ownHealth(ana);
  expect(response.status).toBe(200);
  const health = ownAccountHealthSchema.parse(await response.json());
  expect(health).toMatchObject({
    isEmailConfirmed: true,
    hasPassword: true,
    hasGoogle: false,
    secondFactors: 0,
    devices: 1,
    profile: { hasName: false, hasGender: false, hasBirthDate: true, hasPicture: false },
    age: 'adult',
    plan: { isPremium: false, trialStartedAt: null, isTrialUsed: false },
    terms: null,
    deletionDueAt: null,
    looks: { count: 0, lastAt: null },
    isAdmin: false,
  });
});

test('what is filled in, accepted and begun is told, and none of what was written', async () => {
  await writeProfile(ana);
  await app.request('PUT', '/api/terms', { as: ana, json: { version: newestTerms().version } });
  const { id } = await createSession(app, ana);
  await hearReply(await postMessage(app, ana, id));
  const text = await (await lookAt(ana.email, operator)).text();
  expect(accountHealthSchema.parse(JSON.parse(text))).toMatchObject({
    profile: { hasName: true, hasGender: true, hasBirthDate: true, hasPicture: false },
    plan: { isPremium: false, isTrialUsed: false, trialStartedAt: expect.stringContaining('2026-11-20') },
    terms: { version: newestTerms().version },
  });
  for (const secret of ['Segredo', 'feminino', '1990', ana.email, ana.id, 'calm', operator.id]) {
    expect(text).not.toContain(secret);
  }
  // No value may be a text of the person's: all that is told are truths, counts and times, and what follows from them.
  const { age, consent, standing, ...health } = JSON.parse(text) as Record<string, unknown>;
  expect([age, consent, standing]).toMatchObject(['adult', 'none', { state: 'trial', payment: null }]);
  const values = Object.values(health).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  );
  for (const value of values.filter((each) => typeof each === 'string')) {
    expect(value).toMatch(/^\d{4}-\d{2}-\d{2}(T|$)/);
  }
});

test('an operator finds an account however its address is written, and is told that they are one', async () => {
  expect((await lookAt(` ${ana.email.toUpperCase()} `, operator)).status).toBe(200);
  expect(ownAccountHealthSchema.parse(await (await ownHealth(operator)).json()).isAdmin).toBe(true);
});

test('every look is noted, and the person is told of it', async () => {
  await lookAt(ana.email, operator);
  await lookAt('nobody@example.com', operator);
  expect(await looks()).toEqual([
    { operator: operator.id, person: ana.id },
    { operator: operator.id, person: null },
  ]);
  const health = ownAccountHealthSchema.parse(await (await ownHealth(ana)).json());
  expect(health.looks).toEqual({ count: 1, lastAt: expect.any(String) });
});

test('an address without an account is not found', async () => {
  expect(await readError(await lookAt('nobody@example.com', operator))).toEqual([404, 'admin.account_not_found']);
});

test.each(['%@example.com', '_%@example.com', 'x%@example.com'])('%s finds nobody', async (email) => {
  expect([400, 404]).toContain((await lookAt(email, operator)).status);
});

test.each(["' or 1=1 --", '%', '', 'no address', null, 7, ['a@example.com']])('%j is no address', async (email) => {
  expect(await readError(await lookAt(email, operator))).toEqual([400, 'common.invalid_input']);
  expect(await looks()).toEqual([]);
});

test('whoever runs nothing is refused, also about themselves, and learns nothing about an address', async () => {
  for (const email of [ana.email, operator.email, 'nobody@example.com']) {
    expect(await readError(await lookAt(email, ana))).toEqual([403, 'admin.permission_required']);
  }
  expect(await app.sql`select from private.account_looks where operator_id = ${ana.id}`).toEqual([]);
});

test('whoever is not signed in is refused', async () => {
  expect(await readError(await lookAt(ana.email))).toEqual([401, 'common.unauthenticated']);
  expect(await readError(await ownHealth())).toEqual([401, 'common.unauthenticated']);
});

test('an operator’s address that is not confirmed opens nothing', async () => {
  await app.sql`update auth.users set email_confirmed_at = null where id = ${operator.id}`;
  expect(await readError(await lookAt(ana.email, operator))).toEqual([403, 'admin.permission_required']);
});

test('nor does one that was confirmed for want of mails, which a stranger may have taken', async () => {
  adminEmails.push(ana.email);
  expect(await readError(await lookAt(operator.email, ana))).toEqual([403, 'admin.permission_required']);
  await verifyEmail(ana);
  expect((await lookAt(operator.email, ana)).status).toBe(200);
});

test('nor does the proof of another address of the account', async () => {
  await app.sql`update auth.identities set identity_data = identity_data || '{"email": "former@example.com"}'
    where user_id = ${operator.id}`;
  expect(await readError(await lookAt(ana.email, operator))).toEqual([403, 'admin.permission_required']);
});

test('the address in a token counts for nothing once the account has another', async () => {
  await app.sql`update auth.users set email = ${`former-${operator.email}`} where id = ${operator.id}`;
  expect(await readError(await lookAt(ana.email, operator))).toEqual([403, 'admin.permission_required']);
});

test('a banned operator is refused', async () => {
  await app.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${operator.id}`;
  expect(await readError(await lookAt(ana.email, operator))).toEqual([403, 'admin.permission_required']);
});

test('where nobody is named, nobody runs the product', async () => {
  adminEmails.length = 0;
  expect(await readError(await lookAt(ana.email, operator))).toEqual([403, 'admin.permission_required']);
});

test('whoever looks over and over is slowed, whether they may or not', async () => {
  for (const person of [operator, ana]) {
    for (let count = 0; count < maxLookupsPerMinute; count += 1) await lookAt(ana.email, person);
    expect(await readError(await lookAt(ana.email, person))).toEqual([429, 'common.rate_limited']);
  }
});

test('no address reaches the log', async () => {
  await lookAt(ana.email, operator);
  await lookAt('somebody-unknown@example.com', operator);
  const logged = app.logLines.join('\n');
  expect(logged).toContain('/api/admin/account-health');
  for (const address of [ana.email, operator.email, 'somebody-unknown']) expect(logged).not.toContain(address);
});
