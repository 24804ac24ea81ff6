import { defaultLimits } from '@alento/domain/billing/limits.ts';
import { defaultGraceHours } from '@alento/domain/billing/trial.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { supportPerHour } from '@alento/domain/support/limits.ts';
import { supportReceiptSchema, type SupportMessage } from '@alento/domain/support/schema.ts';
import { strFromU8, unzipSync } from 'fflate';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSupportCipher } from '#platform/encryption/support-cipher.ts';
import { createLog } from '#platform/log/log.ts';
import type { Letter } from '#platform/mail/mail-sender.ts';
import { renderSupportNotice, renderSupportReceipt } from '#platform/mail/render-support-mail.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';
import { forgetAddresses } from './forget-addresses.ts';
import { SupportMails } from './jobs/support-mails.ts';

let app: TestApp;
let person: TestPerson;
const supportCipher = createSupportCipher(randomBytes(32));
const words = 'The timer of the breathing exercise stops.';

beforeAll(async () => {
  const plans = { ...defaultLimits, isSold: true, graceHours: defaultGraceHours };
  app = await createTestApp({ supportCipher, plans, trustedProxies: 1 });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
  await app.sql`truncate public.support_messages cascade`;
  await app.sql`truncate private.support_attempts`;
});

const write = (changes: Partial<SupportMessage> = {}): SupportMessage => ({
  id: randomUUID(),
  email: 'Rui@example.com',
  category: 'technical',
  message: words,
  diagnostics: null,
  language: 'en',
  ...changes,
});
const send = (json: unknown, as?: TestPerson, address = '192.0.2.1') =>
  app.request('POST', '/api/support', { ...(as ? { as } : {}), json, headers: { 'x-forwarded-for': address } });
const stored = () => app.sql`select * from public.support_messages order by created_at`;

function createMails(operators: readonly string[], deliver: (letter: Letter) => Promise<void>) {
  const lines: string[] = [];
  const mails = new SupportMails({
    sql: app.sql,
    cipher: supportCipher,
    mails: { sendLetter: deliver },
    renderReceipt: renderSupportReceipt,
    renderNotice: renderSupportNotice,
    operators,
    siteUrl: 'https://alento.example',
    log: createLog('debug', { write: (line) => void lines.push(line) }),
  });
  return { mails, lines };
}

test('a visitor writes, and what they wrote lies encrypted', async () => {
  const message = write();
  const response = await send(message);
  expect(response.status).toBe(201);
  const receipt = supportReceiptSchema.parse(await response.json());
  expect(receipt).toMatchObject({ isPriority: false, help: null });
  expect(receipt.reference).toMatch(/^[\dA-F]{4}-[\dA-F]{4}$/);
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: message.id, user_id: null, category: 'technical', status: 'open', language: 'en' });
  const raw = JSON.stringify(row, (_key, value: unknown) =>
    Buffer.isBuffer(value) ? value.toString('latin1') : value,
  );
  expect(raw).not.toMatch(/timer|rui@/i);
  expect(supportCipher.decrypt(message.id, 'message', row?.message as Buffer)).toBe(words);
  expect(supportCipher.decrypt(message.id, 'email', row?.email as Buffer)).toBe('Rui@example.com');
  expect(app.logLines.join()).not.toMatch(/timer|rui@/i);
});

test('whoever is signed in is known, and those of Premium come first', async () => {
  await send(write(), person);
  await app.sql`update public.perfis set ispremium = true where id_usuario = ${person.id}`;
  const { isPriority } = supportReceiptSchema.parse(await (await send(write(), person)).json());
  expect(isPriority).toBe(true);
  expect((await stored()).map((row) => [row.user_id, row.is_priority])).toEqual([
    [person.id, false],
    [person.id, true],
  ]);
});

test('a token that holds no more, or proves only the first step, is that of a visitor', async () => {
  await app.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${person.id}, 'totp', 'verified', now(), now())`;
  expect((await send(write(), person)).status).toBe(201);
  expect((await send(write(), { ...person, token: 'a.b.c' })).status).toBe(201);
  expect((await stored()).map((row) => row.user_id)).toEqual([null, null]);
});

test('whoever is leaving can still ask', async () => {
  await app.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${person.id}, now() + interval '3 days', ${person.email}, 'pt')`;
  expect((await send(write(), person)).status).toBe(201);
});

test('the same message sent twice is stored once and mailed once', async () => {
  const message = write();
  for (const _ of Array.from({ length: supportPerHour.email + 2 })) expect((await send(message)).status).toBe(201);
  expect(await stored()).toHaveLength(1);
  expect(await app.sql`select kind from private.support_mails order by 1`).toMatchObject([
    { kind: 'notice' },
    { kind: 'receipt' },
  ]);
});

test('danger is noticed, and answered with help', async () => {
  const response = await send(write({ message: 'I want to kill myself tonight' }));
  const { help } = supportReceiptSchema.parse(await response.json());
  expect(help?.tier).toBeGreaterThanOrEqual(2);
  expect((await stored())[0]?.tier).toBe(help?.tier);
});

test.each([
  ['no address', { email: '' }, 'email'],
  ['an address that is none', { email: 'rui' }, 'email'],
  ['an unknown category', { category: 'spam' }, 'category'],
  ['no words', { message: '  ' }, 'message'],
  ['too many words', { message: 'x'.repeat(5_001) }, 'message'],
  ['an id that is none', { id: '1' }, 'id'],
  ['an unknown language', { language: 'xx' }, 'language'],
])('a message with %s is refused by its field', async (_, changes, field) => {
  const response = await send({ ...write(), ...changes });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'common.invalid_input', params: { field } } });
});

test('of the device only what is asked for is taken, and never words', async () => {
  const diagnostics = {
    version: '0.1.0',
    place: '/session/:id',
    browser: 'Chrome 156',
    system: 'Android',
    viewport: '390x844',
    isInstalled: false,
    isOnline: true,
    language: 'en' as const,
  };
  expect((await send(write({ diagnostics }))).status).toBe(201);
  expect((await stored())[0]?.diagnostics).toEqual(diagnostics);
  for (const bad of [{ place: '/session/my secret' }, { browser: '<b>' }, { secret: 'x' }])
    expect((await send({ ...write(), diagnostics: { ...diagnostics, ...bad } })).status).toBe(400);
});

test('one mail address, and one network, can only write so often', async () => {
  for (const _ of Array.from({ length: supportPerHour.email })) expect((await send(write())).status).toBe(201);
  const refused = await send(write({ email: 'rui@EXAMPLE.com' }), undefined, '198.51.100.7');
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: 'support.too_often' } }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = (index: number) => write({ email: `${index}@example.com` });
  const rest = supportPerHour.network - supportPerHour.email;
  for (const index of Array.from({ length: rest }).keys()) expect((await send(other(index))).status).toBe(201);
  expect((await send(other(99))).status).toBe(429);
  expect((await send(other(99), undefined, '198.51.100.8')).status).toBe(201);
  const [kept] = await app.sql`select string_agg(encode(key, 'escape'), ' ') as keys from private.support_attempts`;
  expect(kept?.keys).not.toMatch(/192\.0|example/);
});

test('the sender gets a receipt and every operator a notice, without a word of what was written', async () => {
  await send(write({ language: 'pt', message: 'Quero morrer. O timer parou.' }));
  const letters: Letter[] = [];
  const { mails } = createMails(
    ['ana@alento.example', 'bia@alento.example'],
    async (letter) => void letters.push(letter),
  );
  await mails.run();
  expect(letters.map(({ to }) => to).toSorted()).toEqual([
    'Rui@example.com',
    'ana@alento.example',
    'bia@alento.example',
  ]);
  const all = letters.map(({ subject, text, html }) => subject + text + html).join();
  expect(all).not.toMatch(/timer|Quero/);
  const receipt = letters.find(({ to }) => to === 'Rui@example.com');
  expect(receipt?.text).toContain('https://alento.example/help');
  const notices = letters.filter(({ to }) => to !== 'Rui@example.com');
  for (const { text, html } of notices) {
    expect(text).toContain('https://alento.example/admin/support');
    expect(text).toContain('fala de perigo');
    expect(text + html).not.toContain('Rui@');
  }
  await mails.run();
  expect(letters).toHaveLength(3);
});

test('a mail that fails is tried again, and its failure is logged without an address', async () => {
  await send(write());
  let isBroken = true;
  const letters: Letter[] = [];
  const { mails, lines } = createMails([], async (letter) => {
    if (isBroken) throw new Error('550 rui@example.com unknown');
    letters.push(letter);
  });
  await mails.run();
  expect(lines.join()).toContain('support.mail_failed');
  expect(lines.join()).not.toContain('rui@');
  isBroken = false;
  await app.sql`update private.support_mails set due_at = now()`;
  await mails.run();
  expect(letters).toHaveLength(1);
  expect(await app.sql`select from private.support_mails`).toHaveLength(0);
});

test.each(languageCodes)('mails are whole in %s', (language) => {
  const reference = '3F2A-91BC';
  for (const isPriority of [true, false]) {
    const link = 'https://alento.example/help';
    const receipt = renderSupportReceipt({ reference, isPriority, link }, language);
    const notice = renderSupportNotice({ reference, isPriority, link, category: 'account', tier: 3 }, language);
    for (const { subject, text, html } of [receipt, notice]) {
      expect(subject).toContain(reference);
      expect(text + html).not.toMatch(/\{\{|\}\}|supportReceipt|supportNotice/);
    }
  }
});

test('what somebody asked while signed in is in their archive, and nobody else’s', async () => {
  await send(write({ category: 'account' }), person);
  await send(write(), await app.signUp());
  const archive = await app.request('POST', '/api/account/export', { as: person });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const kept = JSON.parse(strFromU8(files['support.json'] ?? new Uint8Array())) as unknown[];
  expect(kept).toMatchObject([{ category: 'account', message: words, email: 'Rui@example.com', status: 'open' }]);
  expect(kept).toHaveLength(1);
});

test('what was written goes with the account, and with its addresses', async () => {
  await send(write(), person);
  await send(write({ email: person.email.toUpperCase() }));
  await send(write({ email: 'other@example.com' }));
  await app.sql`delete from auth.users where id = ${person.id}`;
  await forgetAddresses({ sql: app.sql, cipher: supportCipher }, [person.email]);
  const left = await stored();
  expect(left.map((row) => supportCipher.decrypt(row.id as string, 'email', row.email as Buffer))).toEqual([
    'other@example.com',
  ]);
});

test('what was settled half a year ago is swept away', async () => {
  await send(write());
  await send(write());
  const [old] = await stored();
  await app.sql`update public.support_messages set status = 'closed', closed_at = now() - interval '181 days'
    where id = ${old?.id}`;
  await app.sql`select private.sweep_support()`;
  expect((await stored()).map((row) => row.id)).not.toContain(old?.id);
  expect(await stored()).toHaveLength(1);
});
