import { consentVersion } from '@alento/domain/account/guardian-limits.ts';
import type { Age } from '@alento/domain/account/age-schema.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailSender, type MailSender } from '#platform/mail/mail-sender.ts';
import { renderGuardianMail } from '#platform/mail/render-guardian-mail.ts';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { startSmtpServer, type TestSmtpServer } from '#testing/smtp-server.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GuardianMails } from './jobs/guardian-mails.ts';

let app: TestApp;
let smtp: TestSmtpServer;
let mails: MailSender;
let guardianMails: GuardianMails;
let ana: TestPerson;
let mailParts: Pick<ConstructorParameters<typeof GuardianMails>[0], 'sql' | 'render' | 'siteUrl'>;
const sent: string[] = [];

beforeAll(async () => {
  smtp = await startSmtpServer();
  const options = { smtpUrl: smtp.url, from: 'Alento <hello@alento.test>', outbox: '', say: () => undefined };
  mails = createMailSender(options);
  app = await createTestApp({ guardianMails: { wake: () => guardianMails.wake() } });
  const log = createLog('debug', { write: (line) => void sent.push(line) });
  mailParts = { sql: app.sql, render: renderGuardianMail, siteUrl: 'http://alento.test' };
  guardianMails = new GuardianMails({ ...mailParts, mails, log });
});
afterAll(async () => {
  await guardianMails.stop();
  await app.close();
  mails.close();
  await smtp.stop();
});

beforeEach(async () => {
  smtp.received.length = 0;
  ana = await app.signUpUnasked();
  await app.sql`insert into public.perfis (id_usuario, nome_completo, data_nascimento, idade_confirmada)
    values (${ana.id}, 'Ana Souza', now() - interval '15 years', true)`;
});

const ask = (email = 'rosa@example.com', language = 'en') =>
  app.request('POST', '/api/age/guardian', { as: ana, json: { email, language } });
const open = (token: string) => app.request('POST', '/api/guardian/question', { json: { token } });
const answer = (json: object) => app.request('POST', '/api/guardian/answer', { json });
const agree = (token: string, changes: object = {}) =>
  answer({ token, decision: 'confirm', name: 'Rosa Souza', relation: 'parent', version: consentVersion, ...changes });
const revoke = (token: string, isAccountErased = false) =>
  app.request('POST', '/api/guardian/revocation', { json: { token, isAccountErased } });
const stateOf = async () => (await (await app.request('GET', '/api/age', { as: ana })).json()) as Age;
const begin = () =>
  app.request('POST', '/api/sessions', { as: ana, json: { mood: 'calm', personality: 'default', language: 'pt' } });
/** Status and code of an answer that is a refusal. */
const refusalOf = async (response: Response): Promise<string> => {
  const { error } = (await response.json()) as { error: { code: string } };
  return `${response.status} ${error.code}`;
};
const over = '410 account.guardian_link_over';

/** The secret of the link in the mail that was sent last. */
async function mailedToken(): Promise<string> {
  guardianMails.wake();
  await guardianMails.stop();
  const message =
    smtp.received
      .at(-1)
      ?.message.replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=') ?? '';
  const [, token = ''] = /http:\/\/alento\.test\/guardian\/confirm#([\w-]{43})/.exec(message) ?? [];
  return token;
}

async function agreed(): Promise<string> {
  await ask();
  await agree(await mailedToken());
  return mailedToken();
}

test('a guardian is written to in their language, agrees once, and is mailed the way back', async () => {
  await ask('rosa@example.com', 'pt');
  const token = await mailedToken();
  expect(smtp.received.map(({ to }) => to)).toEqual([['rosa@example.com']]);
  expect(smtp.received[0]?.message).not.toMatch(/Ana|Souza/);
  expect(await (await open(token)).json()).toEqual({ kind: 'request', firstName: 'Ana' });
  expect((await begin()).status).toBe(403);

  expect((await agree(token)).status).toBe(204);
  expect(await stateOf()).toMatchObject({ state: 'consented', isMinor: true, guardian: { status: 'confirmed' } });
  expect((await begin()).status).toBe(201);
  const [row] = await app.sql`select guardian_name, guardian_relation, consent_version, confirmed_at from
    private.guardian_consents where user_id = ${ana.id}`;
  expect(row).toMatchObject({
    guardian_name: 'Rosa Souza',
    guardian_relation: 'parent',
    consent_version: consentVersion,
    confirmed_at: expect.any(Date) as Date,
  });
  expect(await refusalOf(await agree(token))).toBe(over);
  expect(await refusalOf(await open(token))).toBe(over);

  const wayBack = await mailedToken();
  expect(wayBack).not.toBe(token);
  expect(await stateOf()).toMatchObject({ guardian: { status: 'confirmed', address: null } });
  expect(await (await open(wayBack)).json()).toEqual({ kind: 'consent', firstName: 'Ana' });
});

test('a guardian who refuses is written to no more, and another can be asked', async () => {
  await ask();
  const token = await mailedToken();
  expect((await answer({ token, decision: 'refuse' })).status).toBe(204);
  expect(await refusalOf(await agree(token))).toBe(over);
  expect(await stateOf()).toMatchObject({ state: 'waiting', guardian: { status: 'refused', address: null } });
  expect((await begin()).status).toBe(403);
});

test('the secret of a link is nowhere but in the mail', async () => {
  await ask();
  const token = await mailedToken();
  await open(token);
  await agree(token);
  const rows = await app.sql`select to_jsonb(g)::text as row from private.guardian_consents g`;
  expect(JSON.stringify(rows)).not.toContain(token);
  expect([...app.logLines, ...sent].join('\n')).not.toMatch(new RegExp(`${token}|rosa@|Rosa`));
});

describe('a link that is over', () => {
  test('after seven days', async () => {
    await ask();
    const token = await mailedToken();
    await app.sql`update private.guardian_consents set expires_at = now() - interval '1 second' where user_id = ${ana.id}`;
    expect(await refusalOf(await open(token))).toBe(over);
    expect(await refusalOf(await agree(token))).toBe(over);
    expect(await stateOf()).toMatchObject({ guardian: { status: 'over' } });
  });

  test('because somebody else was asked since', async () => {
    await ask();
    const token = await mailedToken();
    await app.sql`update private.guardian_consents set asked_at = asked_at - interval '2 minutes' where user_id = ${ana.id}`;
    await ask('rita@example.com');
    expect(await refusalOf(await agree(token))).toBe(over);
    expect((await agree(await mailedToken())).status).toBe(204);
  });

  test('because the minor is grown up, who needs no consent and can be taken none', async () => {
    const wayBack = await agreed();
    await app.sql`update public.perfis set data_nascimento = now() - interval '18 years' where id_usuario = ${ana.id}`;
    expect(await refusalOf(await revoke(wayBack, true))).toBe(over);
    expect((await begin()).status).toBe(201);
  });

  test('because nobody made it', async () => {
    expect(await refusalOf(await open('x'.repeat(43)))).toBe(over);
    expect(await refusalOf(await revoke('x'.repeat(43)))).toBe(over);
  });
});

test.each([
  ['no name', { name: ' ' }],
  ['no relation', { relation: 'friend' }],
  ['another text', { version: '2020-01-01' }],
])('an answer with %s is none, and the link can still be used', async (_, changes) => {
  await ask();
  const token = await mailedToken();
  expect((await agree(token, changes)).status).toBe(400);
  expect((await agree(token)).status).toBe(204);
});

test('the link of the question takes no consent back, and that of the consent gives none', async () => {
  await ask();
  const token = await mailedToken();
  expect(await refusalOf(await revoke(token))).toBe(over);
  await agree(token);
  expect(await refusalOf(await agree(await mailedToken()))).toBe(over);
});

describe('a consent that is taken back', () => {
  test('makes the account wait again, in conversations that have begun, too', async () => {
    const wayBack = await agreed();
    const { id } = await createSession(app, ana);
    await hearReply(await postMessage(app, ana, id));
    expect((await revoke(wayBack)).status).toBe(204);
    expect(await stateOf()).toMatchObject({ state: 'waiting', guardian: { status: 'revoked', address: null } });
    const refused = await postMessage(app, ana, id);
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'account.guardian_needed' } }]);
    expect(await refusalOf(await revoke(wayBack, true))).toBe(over);
    expect((await ask('rita@example.com')).status).not.toBe(409);
  });

  test('takes the whole account with it where the guardian wants that', async () => {
    expect((await revoke(await agreed(), true)).status).toBe(204);
    expect(await app.sql`select from auth.users where id = ${ana.id}`).toHaveLength(0);
    expect(await app.sql`select from private.guardian_consents where user_id = ${ana.id}`).toHaveLength(0);
  });

  test('is still the link to erase the account with when that failed', async () => {
    const wayBack = await agreed();
    await app.sql.script('create table private.in_the_way (user_id uuid references auth.users)');
    await app.sql`insert into private.in_the_way values (${ana.id})`;
    expect((await revoke(wayBack, true)).status).toBe(500);
    expect(await (await open(wayBack)).json()).toEqual({ kind: 'consent', firstName: 'Ana' });
    await app.sql.script('drop table private.in_the_way');
    expect((await revoke(wayBack, true)).status).toBe(204);
    expect(await app.sql`select from auth.users where id = ${ana.id}`).toHaveLength(0);
    expect(await refusalOf(await revoke(wayBack, true))).toBe(over);
  });
});

test('an address that takes no mail holds up no other guardian', async () => {
  const rui = await app.signUpUnasked();
  const picky: typeof mails.sendLetter = (letter) =>
    letter.to === 'refused@example.com' ? Promise.reject(new Error(letter.to)) : mails.sendLetter(letter);
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const both = new GuardianMails({ ...mailParts, mails: { sendLetter: picky }, log });
  await app.sql`insert into private.guardian_consents (user_id, guardian_email, language, mail, mail_due_at) values
    (${rui.id}, 'refused@example.com', 'pt', 'request', now() - interval '1 second'),
    (${ana.id}, 'rosa@example.com', 'pt', 'request', now())`;
  both.wake();
  await both.stop();
  expect(smtp.received.map(({ to }) => to)).toEqual([['rosa@example.com']]);
  expect(lines.join()).toContain('account.guardian_mail_failed');
  expect(lines.join()).not.toContain('refused@');
});

test('the way back is mailed for as long as that takes; a question is given up after two days', async () => {
  const rui = await app.signUpUnasked();
  await app.sql`insert into private.guardian_consents
      (user_id, guardian_email, language, mail, asked_at, confirmed_at, guardian_name, guardian_relation, consent_version)
    values
      (${ana.id}, 'rosa@example.com', 'pt', 'confirmation', now() - interval '4 days', now() - interval '3 days', 'Rosa',
        'parent', ${consentVersion}),
      (${rui.id}, 'rita@example.com', 'pt', 'request', now() - interval '3 days', null, null, null, null)`;
  await app.sql`select private.sweep_guardian_consents()`;
  expect((await open(await mailedToken())).status).toBe(200);
  expect(smtp.received.map(({ to }) => to)).toEqual([['rosa@example.com']]);
});

test('a mail that cannot be sent now is sent later, with a link that works', async () => {
  const failing = { sendLetter: () => Promise.reject(new Error('rosa@example.com refused')) };
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const broken = new GuardianMails({ ...mailParts, mails: failing, log });
  await app.sql`insert into private.guardian_consents (user_id, guardian_email, language, mail)
    values (${ana.id}, 'rosa@example.com', 'pt', 'request')`;
  broken.wake();
  await broken.stop();
  expect(lines.join()).toContain('account.guardian_mail_failed');
  expect(lines.join()).not.toContain('rosa@');
  expect(smtp.received).toEqual([]);
  await app.sql`update private.guardian_consents set mail_due_at = now() where user_id = ${ana.id}`;
  expect((await open(await mailedToken())).status).toBe(200);
});
