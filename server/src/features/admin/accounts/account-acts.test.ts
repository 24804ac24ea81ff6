import { adminAccountSchema, type AdminAccount } from '@alento/domain/admin/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
let ana: TestPerson;
let wakes = 0;
const adminEmails: string[] = [];

beforeAll(async () => {
  app = await createTestApp({
    adminEmails,
    deletionGraceDays: 0,
    plans: { isSold: true, sessionsPerDay: 3, messagesPerDay: 40, graceHours: 6 },
    guardianMails: { wake: () => void (wakes += 1) },
  });
  admin = await app.signUp();
  await app.sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}'
    where user_id = ${admin.id}`;
  adminEmails.push(admin.email);
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.signUp();
  await app.sql`delete from private.rate_limits`;
});

const act = (path: string, json: object) => app.request('POST', `/api/admin/accounts${path}`, { as: admin, json });

async function look(email = ana.email): Promise<AdminAccount> {
  const response = await app.request('POST', '/api/admin/account-health', { as: admin, json: { email } });
  return adminAccountSchema.parse(await response.json());
}

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
const daysUntil = (instant: string | null) => Math.round((Date.parse(instant ?? '') - Date.now()) / 86_400_000);

test('a trial is made longer, and Premium is given and taken back, apart from anything paid', async () => {
  expect((await act('/trial', { email: ana.email, days: 10 })).status).toBe(204);
  const { standing } = await look();
  expect([standing.state, daysUntil(standing.trialEndsAt)]).toEqual(['trial', 10]);
  await act('/premium', { email: ana.email, days: 30 });
  const given = (await look()).standing;
  expect([given.state, daysUntil(given.premiumGrantedUntil), given.payment]).toEqual(['premium', 30, null]);
  const own = await app.request('GET', '/api/billing/subscription', { as: ana });
  expect(await own.json()).toMatchObject({ state: 'premium', facts: { isGranted: false } });
  await act('/premium', { email: ana.email, days: 0 });
  expect((await look()).standing).toMatchObject({ state: 'trial', premiumGrantedUntil: null });
});

test.each([
  ['/trial', { days: 0 }],
  ['/trial', { days: 31 }],
  ['/trial', { days: 1.5 }],
  ['/premium', { days: -1 }],
  ['/premium', { days: 367 }],
  ['/premium', {}],
])('%s refuses %j', async (path, json) => {
  expect((await act(path, { email: ana.email, ...json })).status).toBe(400);
});

test('a guardian who was asked is asked once more, and only while the question is open', async () => {
  expect(await codeOf(await act('/consent', { email: ana.email }))).toBe('admin.no_open_question');
  await app.sql`update public.perfis set data_nascimento = current_date - interval '15 years' where id_usuario = ${ana.id}`;
  await app.sql`insert into private.guardian_consents (user_id, guardian_email, language, asked_at, expires_at)
    values (${ana.id}, 'mother@example.com', 'pt', now() - interval '9 days', now() - interval '2 days')`;
  expect((await look()).consent).toBe('expired');
  const before = wakes;
  expect((await act('/consent', { email: ana.email })).status).toBe(204);
  expect(wakes).toBe(before + 1);
  const account = await look();
  expect(account.consent).toBe('asked');
  expect(JSON.stringify(account)).not.toContain('mother');
  expect(
    await app.sql`select guardian_email, mail from private.guardian_consents
    where user_id = ${ana.id} order by asked_at`,
  ).toEqual([
    { guardian_email: null, mail: null },
    { guardian_email: 'mother@example.com', mail: 'request' },
  ]);
  for (let sent = 0; sent < 4; sent += 1) await act('/consent', { email: ana.email });
  expect((await act('/consent', { email: ana.email })).status).toBe(429);
});

test('a deletion that an admin starts closes the account at once and can be taken back for a week, even where people’s own is at once', async () => {
  expect((await act('/deletion', { email: ana.email })).status).toBe(204);
  expect(daysUntil((await look()).deletionDueAt)).toBe(7);
  expect(await codeOf(await app.request('GET', '/api/sessions', { as: ana }))).toBe('account.deletion_pending');
  const planned = await app.sql`select email, is_told from private.account_deletions where user_id = ${ana.id}`;
  expect(planned).toMatchObject([{ email: ana.email }]);
});

test('nobody deletes their own account here, nor one that is not there', async () => {
  expect(await codeOf(await act('/deletion', { email: admin.email }))).toBe('admin.own_account');
  expect(await codeOf(await act('/deletion', { email: 'nobody@example.com' }))).toBe('admin.account_not_found');
});
