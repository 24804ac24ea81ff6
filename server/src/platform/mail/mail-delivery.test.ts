import { createBackend } from '@alento/backend/backend.ts';
import { generateSigningKey } from '@alento/backend/keys.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { startSmtpServer } from '#testing/smtp-server.ts';
import { createMailSender } from './mail-sender.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A backend that hands its mails to this SMTP server. */
async function backendWith(smtpUrl: string) {
  const database = await createTestDatabase();
  const events: string[] = [];
  const sender = createMailSender({ smtpUrl, from: 'hello@alento.example', outbox: '', say: () => undefined });
  const backend = createBackend({
    sql: database.sql,
    issuer: 'http://alento.test/auth/v1',
    siteUrl: 'http://alento.test',
    signingKey: await generateSigningKey(),
    publishableKey: 'sb_publishable_test',
    autoconfirm: false,
    sendMail: sender.send,
    tables: {},
    log: (event) => void events.push(JSON.stringify(event)),
  });
  const delivery = backend.deliverMails();
  cleanups.push(
    () => database.drop(),
    () => sender.close(),
    () => delivery.stop(),
  );
  const post = async (path: string, body: object) => {
    const response = await backend.app.request(`/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { post, events, waiting: () => database.sql`select from auth.mail_queue` };
}

const codeOf = (message: string): string => /Your code: (\d{6})/.exec(message)?.[1] ?? '';
const freshEmail = (): string => `${randomUUID()}@example.com`;

test('a server that is down, then refuses, then works gets the mail in the end, and its code is good', async () => {
  const first = await startSmtpServer();
  await first.stop();
  const { post, events, waiting } = await backendWith(first.url);
  const email = freshEmail();
  expect(await post('signup', { email, password: 'correct horse battery', data: { lingua: 'en' } })).toMatchObject({
    status: 200,
  });
  await expect.poll(() => events.filter((event) => event.includes('auth.mail_failed')).length).toBeGreaterThan(0);
  const refusing = await startSmtpServer({ port: first.port, refuse: true });
  await expect.poll(() => refusing.refused(), { timeout: 20_000 }).toBeGreaterThan(0);
  await refusing.stop();
  const working = await startSmtpServer({ port: first.port });
  cleanups.push(() => working.stop());
  await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(0);
  expect(working.received.map(({ to }) => to)).toEqual([[email]]);
  const token = codeOf(working.received[0]?.message ?? '');
  expect(await post('verify', { email, token, type: 'signup' })).toMatchObject({
    status: 200,
    body: { user: { email } },
  });
  expect(events.join()).not.toMatch(new RegExp(`@|554|${token}`));
});

test('a server that never says a word holds up no request', async () => {
  const silent = await startSmtpServer({ isSilent: true });
  cleanups.push(() => silent.stop());
  const { post, waiting } = await backendWith(silent.url);
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('otp', { email: freshEmail() })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await waiting()).toHaveLength(10);
});

test('a server that is slow gets each mail once, and nobody who asked waits for it', async () => {
  const { promise: takesFrom, resolve: take } = Promise.withResolvers<void>();
  const slow = await startSmtpServer({ takesFrom });
  cleanups.push(() => slow.stop());
  const { post, waiting } = await backendWith(slow.url);
  const emails = Array.from({ length: 6 }, freshEmail);
  const answers = await Promise.all(emails.map((email) => post('otp', { email })));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
  expect(slow.received).toHaveLength(0);
  take();
  await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(0);
  expect(slow.received.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted());
});
