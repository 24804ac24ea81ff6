import type { Mail } from '@alento/backend/auth/mail/mail.ts';
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '#testing/smtp-server.ts';
import { createMailSender } from './mail-sender.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const mail: Mail = {
  kind: 'magiclink',
  to: 'ana@example.com',
  code: '048213',
  link: 'https://alento.example/auth/v1/verify?token=abc&type=magiclink&redirect_to=https%3A%2F%2Falento.example%2F',
  newEmail: null,
  metadata: {},
  acceptLanguage: 'en',
};

async function smtp(options?: Parameters<typeof startSmtpServer>[0]): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  cleanups.push(() => server.stop());
  return server;
}

function sender(smtpUrl: string | undefined, outbox = '/nonexistent', say: (line: string) => void = () => undefined) {
  const created = createMailSender({ smtpUrl, from: 'Alento <hello@alento.example>', outbox, say });
  cleanups.push(() => created.close());
  return created;
}

test('a mail goes out by SMTP, in text and HTML', async () => {
  const server = await smtp();
  await sender(server.url).send(mail);
  const [received] = server.received;
  expect(received).toMatchObject({ from: 'hello@alento.example', to: ['ana@example.com'] });
  expect(received?.message).toMatch(/^From: Alento <hello@alento.example>$/m);
  expect(received?.message).toMatch(/^Subject: Your sign-in link and code$/m);
  expect(received?.message).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(received?.message).toContain('multipart/alternative');
  expect(received?.message.match(/048213/g)).toHaveLength(2);
});

test('an address that names several people reaches only who it is', async () => {
  const server = await smtp();
  await sender(server.url)
    .send({ ...mail, to: 'ana@example.com, eve@example.com' })
    .catch(() => undefined);
  expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
});

test('twenty mails share a few connections', async () => {
  const server = await smtp();
  const { send } = sender(server.url);
  await Promise.all(Array.from({ length: 20 }, () => send(mail)));
  expect(server.received).toHaveLength(20);
  expect(server.connections()).toBeLessThanOrEqual(4);
});

test('a server that is down or refuses is an error', async () => {
  const server = await smtp({ refuse: true });
  await expect(sender(server.url).send(mail)).rejects.toMatchObject({ responseCode: 554 });
  await server.stop();
  await expect(sender(server.url).send(mail)).rejects.toMatchObject({ code: expect.stringMatching(/ECONN|ESOCKET/) });
});

test('copies go with the account they were written to, and after thirty days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const { send, forget, sweep } = sender(undefined, folder);
  await forget(['nobody@example.com']);
  for (const to of ['ana@example.com', 'rui@example.com', 'ana@example.com']) await send({ ...mail, to });
  await forget(['ANA@example.com']);
  const [left = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(await readFile(join(folder, left), 'utf8')).toContain('rui@example.com');
  expect(left).not.toContain('rui');
  await sweep();
  expect(await readdir(folder)).toHaveLength(1);
  await utimes(join(folder, left), new Date(), new Date(Date.now() - 31 * 24 * 60 * 60 * 1000));
  await sweep();
  expect(await readdir(folder)).toEqual([]);
});

test('without SMTP a mail becomes a file for its owner alone, and the line says where, never the code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const lines: string[] = [];
  const outbox = join(folder, 'outbox');
  await sender(undefined, outbox, (line) => void lines.push(line)).send(mail);
  const [name = '', ...others] = await readdir(outbox);
  expect(others).toEqual([]);
  expect(name).toMatch(/\.eml$/);
  const path = join(outbox, name);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect(await readFile(path, 'utf8')).toContain('048213');
  expect(lines).toEqual([`A mail is waiting at ${path}`]);
  expect(lines.join()).not.toMatch(/048213|abc|ana@/);
});
