import { afterEach, expect, test } from 'vitest';
import { createBackend } from '../../backend.ts';
import { freshEmail } from '../../testing/people.ts';
import { postJson } from '../../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';
import type { Mail } from './mail.ts';

const running: ServedBackend[] = [];
afterEach(() => Promise.all(running.splice(0).map((served) => served.stop())));

async function serveWith(sendMail: (mail: Mail) => Promise<void>): Promise<ServedBackend> {
  const served = await serveBackend({ sendMail });
  running.push(served);
  return served;
}

const refusal = (): Error => Object.assign(new Error('554 to somebody@example.com'), { code: 'EENVELOPE' });
const codeOf = (mail: Mail | undefined): string => (mail && 'code' in mail ? mail.code : '');
const waiting = ({ sql }: ServedBackend) => sql`select from auth.mail_queue`;

test('a mail that is refused is tried again with a new code, and the log tells no address', async () => {
  const sent: Mail[] = [];
  const served = await serveWith(async (mail) => {
    sent.push(mail);
    if (sent.length < 3) throw refusal();
  });
  const email = freshEmail();
  await served.client().auth.signInWithOtp({ email });
  await expect.poll(() => waiting(served), { timeout: 15_000 }).toHaveLength(0);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((mail) => 'link' in mail && mail.link)).size).toBe(3);
  const client = served.client();
  const { error } = await client.auth.verifyOtp({ email, token: codeOf(sent[2]), type: 'email' });
  expect(error).toBeNull();
  expect(served.events.filter(({ code }) => code === 'auth.mail_failed')).toMatchObject([
    { level: 'warn', reason: 'EENVELOPE' },
    { level: 'warn', reason: 'EENVELOPE' },
  ]);
  expect(JSON.stringify(served.events)).not.toMatch(/@|554/);
});

test('a sender that never answers holds up no request and no stop', async () => {
  const served = await serveWith(() => new Promise(() => undefined));
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => served.client().auth.signInWithOtp({ email: freshEmail() })),
  );
  expect(answers.filter(({ error }) => error)).toEqual([]);
  expect(await waiting(served)).toHaveLength(12);
});

test('what a process left unsent is sent by others, each mail by one of them', async () => {
  const served = await serveBackend({}, { isDelivering: false });
  running.push(served);
  const emails = Array.from({ length: 20 }, () => freshEmail());
  const { app } = createBackend(served.options);
  for (const email of emails) await app.request('/auth/v1/otp', { method: 'POST', body: JSON.stringify({ email }) });
  expect(await waiting(served)).toHaveLength(20);
  const sent: string[] = [];
  const sendMail = async ({ to }: Mail) => void sent.push(to);
  const others = [1, 2, 3].map(() => createBackend({ ...served.options, sendMail }).deliverMails());
  await expect.poll(() => waiting(served), { timeout: 15_000 }).toHaveLength(0);
  await Promise.all(others.map((other) => other.stop()));
  expect(sent.toSorted()).toEqual(emails.toSorted());
});

test('a mail that waits for hours is given up', async () => {
  const served = await serveWith(() => Promise.reject(refusal()));
  await served.client().auth.signInWithOtp({ email: freshEmail() });
  await expect.poll(() => served.events.some(({ code }) => code === 'auth.mail_failed')).toBe(true);
  await served.sql`update auth.mail_queue set created_at = now() - interval '7 hours'`;
  await expect
    .poll(() => served.events, { timeout: 15_000 })
    .toContainEqual({ level: 'error', code: 'auth.mail_given_up', reason: 'EENVELOPE' });
  expect(await waiting(served)).toHaveLength(0);
});

test('asking again while the mail waits leaves one mail', async () => {
  const served = await serveWith(() => Promise.reject(refusal()));
  const email = freshEmail();
  for (let count = 0; count < 3; count += 1) await served.client().auth.resetPasswordForEmail(email);
  expect((await waiting(served)).length).toBeLessThanOrEqual(1);
});

test('a waiting mail holds no code and no link', async () => {
  const sent: Mail[] = [];
  const served = await serveWith((mail) => {
    sent.push(mail);
    return Promise.reject(refusal());
  });
  await postJson(served, '/auth/v1/otp', { email: freshEmail() });
  await expect.poll(() => served.events.some(({ code }) => code === 'auth.mail_failed')).toBe(true);
  const [row] = await served.sql`select to_jsonb(q)::text as text from auth.mail_queue q`;
  expect(row?.text).not.toContain(codeOf(sent[0]));
  expect(row?.text).not.toContain('verify');
});

test('a mail carries the language that was asked for and what the person says of themselves', async () => {
  const served = await serveBackend();
  running.push(served);
  const email = freshEmail();
  const headers = { 'content-type': 'application/json', 'accept-language': 'en-GB,en;q=0.9' };
  const body = JSON.stringify({ email, data: { lingua: 'pt' } });
  await fetch(`${served.url}/auth/v1/otp`, { method: 'POST', headers, body });
  expect(await served.mails.take(email, 'magiclink')).toMatchObject({
    acceptLanguage: 'en-GB,en;q=0.9',
    metadata: { lingua: 'pt' },
  });
});
