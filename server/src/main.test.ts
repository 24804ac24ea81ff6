import { randomUUID } from 'node:crypto';
import { chmod, constants, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeModel, type FakeModel } from '@alento/testing/fake-model.ts';
import { freePort } from '@alento/testing/free-port.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage, readSession, replyEvents, restOf } from '#testing/conversations.ts';
import { launchServer, startServerProcess, type ServerProcess } from '#testing/server-process.ts';

/** What a first start leaves behind, where it listened, and what became of it. */
let made: string;
let firstPort: number;
let firstStart: { printed: string; exitCode: unknown };
let dataDir: string;
let port: number;
let fake: FakeModel;
let servers: Pick<ServerProcess, 'end'>[];

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-main-'));
  // PostgreSQL runs as a user of its own when we are root.
  await chmod(folder, 0o755);
  return folder;
}

// A first start makes a cluster and all its tables, which takes longer than most tests, so they start from a copy.
beforeAll(async () => {
  made = await makeFolder();
  firstPort = await freePort();
  const server = await startServerProcess(firstPort, { DATA_DIR: made });
  firstStart = { exitCode: await server.end('SIGTERM'), printed: server.printed() };
});

afterAll(() => rm(made, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await makeFolder();
  port = await freePort();
  fake = await startFakeModel();
  servers = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await fake.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts where a first start has been. */
async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  if (servers.length === 0) await cp(made, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return startServer(env);
}

async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const model = { AI_BASE_URL: fake.url, AI_MODEL: 'small', AI_API_KEY: 'k', RECONNECT_GRACE_SECONDS: '60' };
  const server = await startServerProcess(port, { DATA_DIR: dataDir, ...model, ...env });
  servers.push(server);
  return server;
}

const slow = { tokens: Array.from({ length: 100 }, (_, index) => `Word ${index}. `), tokenMs: 30 };

async function readBeginning(response: Response) {
  const events = replyEvents(response);
  for (let event = await events.next(); !event.done; event = await events.next()) {
    if (event.value.type === 'text-delta') return events;
  }
  throw new Error('the reply never began');
}

test('the server starts on an empty folder, says where it is and stops on request', () => {
  expect(firstStart).toEqual({
    exitCode: 0,
    printed: expect.stringContaining(`Alento is ready at http://localhost:${firstPort} (the guided companion speaks)`),
  });
});

test('a server comes back as it was', async () => {
  const first = await start({ AI_BASE_URL: '', AI_MODEL: '' });
  const person = await first.signUp();
  const session = await createSession(first, person);
  expect(await first.end('SIGTERM')).toBe(0);
  await expect(fetch(first.url)).rejects.toThrow('fetch failed');

  const second = await startServer();
  expect(second.printed()).toContain('(the model small speaks)');
  expect(await readSession(second, person, session.id)).toEqual(session);
  expect(await second.end('SIGINT')).toBe(0);
});

test('a server that is told to stop while it starts leaves nothing running', async () => {
  const server = launchServer({ DATA_DIR: dataDir, PORT: String(port) });
  servers.push(server);
  await expect.poll(server.printed, { timeout: 20_000 }).toContain('Starting PostgreSQL');
  const exitCode = await server.end('SIGTERM');
  expect({ exitCode, printed: server.printed() }).toEqual({
    exitCode: 0,
    printed: expect.not.stringContaining('ready'),
  });
  await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a server whose encryption key was lost refuses to start, and starts again with the key', async () => {
  const first = await start();
  await createSession(first, await first.signUp());
  await first.end('SIGTERM');
  const path = join(dataDir, 'secrets/encryption-key');
  const key = await readFile(path, 'utf8');
  await rm(path);
  const lost = launchServer({ DATA_DIR: dataDir, PORT: String(port) });
  await expect.poll(lost.printed, { timeout: 20_000 }).toContain('Alento could not start. The encryption key is not');
  expect(lost.printed()).toContain('restore ENCRYPTION_KEY');
  expect(await lost.end('SIGTERM')).toBe(1);
  const found = await startServer({ ENCRYPTION_KEY: key.trim() });
  expect(await (await found.request('GET', '/api/health')).json()).toMatchObject({ status: 'ok', keys: 'ok' });
});

test('a server that is stopped stores what its replies have said', async () => {
  fake.script(slow);
  const server = await start();
  const person = await server.signUp();
  const { id } = await createSession(server, person);
  await readBeginning(await postMessage(server, person, id));
  expect(await server.end('SIGTERM')).toBe(0);
  const { messages } = await readSession(await start(), person, id);
  expect(messages.at(-1)).toMatchObject({ role: 'assistant', status: 'interrupted', engine: 'model' });
  expect(messages.at(-1)?.text).toContain('Word 0. ');
});

test('kill -9 of the server during a reply loses nothing that was acknowledged', async () => {
  const server = await start();
  const person = await server.signUp();
  const { id } = await createSession(server, person);
  const first = await hearReply(await postMessage(server, person, id, { text: 'before' }));
  fake.script(slow);
  const lost = randomUUID();
  const events = await readBeginning(await postMessage(server, person, id, { id: lost, text: 'during' }));
  expect(await server.end('SIGKILL')).toBe('SIGKILL');
  await expect(restOf(events)).rejects.toThrow('terminated');

  fake.script({ tokens: ['Here ', 'again.'] });
  const next = await start();
  const { messages } = await readSession(next, person, id);
  expect(messages.slice(1)).toMatchObject([
    { role: 'user', text: 'before' },
    { id: first.id, text: first.text, status: 'complete' },
    { id: lost, role: 'user', text: 'during' },
  ]);
  const again = await postMessage(next, person, id, { id: lost, text: 'during' });
  expect(await hearReply(again)).toMatchObject({ text: 'Here again.', ending: 'complete' });
  expect(await readSession(next, person, id)).toMatchObject({ messageCount: 5 });
});

test('kill -9 of PostgreSQL during a reply costs neither the message nor the reply', async () => {
  const server = await start();
  const person = await server.signUp();
  const { id } = await createSession(server, person);
  fake.script(slow);
  const reply = hearReply(await postMessage(server, person, id, { text: 'still here?' }));
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');

  const heard = await reply;
  expect(heard).toMatchObject({ text: slow.tokens.join(''), ending: 'complete' });
  const { messages } = await readSession(server, person, id);
  expect(messages.slice(1)).toMatchObject([
    { role: 'user', text: 'still here?' },
    { id: heard.id, text: heard.text, status: 'complete' },
  ]);
  expect(server.printed()).toContain('database.restarted');
});

test('a port that is taken is one clear line', async () => {
  const taken = createServer().listen(port, () => undefined);
  const second = launchServer({ PORT: String(port), DATA_DIR: dataDir });
  expect(await second.end('SIGCONT')).toBe(1);
  expect(second.printed()).toContain(`Alento could not start. Port ${port} is in use. Choose another with PORT.\n`);
  taken.close();
});

test('a bad configuration is one clear line, and nothing is started', async () => {
  const server = launchServer({ PORT: 'front door', DATA_DIR: dataDir });
  expect(await server.end('SIGCONT')).toBe(1);
  expect(server.printed()).toBe('Alento could not start. Bad configuration: PORT (see the table in README.md)\n');
});

test('a database that cannot be reached is one clear line', async () => {
  const server = launchServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://alento:hushhush@127.0.0.1:9/alento',
  });
  expect(await server.end('SIGCONT')).toBe(1);
  expect(server.printed()).toMatch(/Alento could not start\. .+\n$/);
  expect(server.printed()).not.toContain('hushhush');
});

/** The mails that are written whole. */
const outboxOf = async (): Promise<string[]> => {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
};

test('a mail that was asked for survives the death of the server and lies in the outbox, and only there', async () => {
  const unreachable = `smtp://127.0.0.1:${await freePort()}`;
  const first = await start({ SMTP_URL: unreachable, MAIL_FROM: 'alento@example.com' });
  const email = `${randomUUID()}@example.com`;
  const json = { email, data: { lingua: 'en' } };
  expect((await first.request('POST', '/auth/v1/otp', { json })).status).toBe(200);
  await expect.poll(() => first.printed(), { timeout: 10_000 }).toContain('auth.mail_failed');
  await first.end('SIGKILL');

  const second = await start();
  await expect.poll(outboxOf, { timeout: 20_000 }).toHaveLength(1);
  const [name = ''] = await outboxOf();
  const message = await readFile(join(dataDir, 'outbox', name), 'utf8');
  const token = /Your code: (\d{6})/.exec(message)?.[1] ?? '';
  await expect.poll(() => second.printed()).toContain(`A mail is waiting at ${join(dataDir, 'outbox', name)}`);
  expect(first.printed() + second.printed()).not.toMatch(new RegExp(`${email}|\\b${token}\\b|verify\\?token`));
  const verified = await second.request('POST', '/auth/v1/verify', { json: { email, token, type: 'email' } });
  expect(await verified.json()).toMatchObject({ user: { email, user_metadata: { lingua: 'en' } } });
});

test('accounts need their address confirmed where mail goes out, and only there', async () => {
  const settings = async (server: ServerProcess) =>
    (await (await server.request('GET', '/auth/v1/settings')).json()) as { mailer_autoconfirm: boolean };
  const first = await start({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'alento@example.com' });
  expect(await settings(first)).toMatchObject({ mailer_autoconfirm: false });
  await first.end('SIGTERM');
  expect(await settings(await start())).toMatchObject({ mailer_autoconfirm: true });
});
