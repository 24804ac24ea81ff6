import { supportPageSchema, type AdminSupportMessage } from '@alento/domain/admin/schema.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSupportCipher } from '#platform/encryption/support-cipher.ts';
import type { Letter } from '#platform/mail/mail-sender.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

const cipher = createSupportCipher(randomBytes(32));
const letters: Letter[] = [];
let isMailAway = false;
let app: TestApp;
let admin: TestPerson;
const adminEmails: string[] = [];

beforeAll(async () => {
  app = await createTestApp({
    adminEmails,
    supportCipher: cipher,
    sendLetter: (letter) => {
      if (isMailAway) return Promise.reject(new Error('no mail'));
      letters.push(letter);
      return Promise.resolve();
    },
  });
  admin = await app.signUp();
  await app.sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}'
    where user_id = ${admin.id}`;
  adminEmails.push(admin.email);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql`delete from public.support_messages`;
  await app.sql`delete from private.rate_limits`;
  letters.length = 0;
  isMailAway = false;
});

interface Written {
  message?: string;
  category?: string;
  isPriority?: boolean;
  language?: string;
  minutesAgo?: number;
}

/** A message as the form of support stores it. */
async function write({
  message = 'The timer stops',
  category = 'technical',
  isPriority = false,
  language = 'pt',
  minutesAgo = 0,
}: Written = {}) {
  const id = randomUUID();
  await app.sql`insert into public.support_messages
      (id, email, message, email_digest, category, is_priority, language, created_at)
    values (${id}, ${cipher.encrypt(id, 'email', 'ana@example.com')}, ${cipher.encrypt(id, 'message', message)},
      ${cipher.digest('email', 'ana@example.com')}, ${category}, ${isPriority}, ${language},
      now() - ${minutesAgo} * interval '1 minute')`;
  return id;
}

const ask = (method: string, path = '', json?: object) =>
  app.request(method, `/api/admin/support${path}`, { as: admin, ...(json && { json }) });

async function inbox(query = ''): Promise<AdminSupportMessage[]> {
  return supportPageSchema.parse(await (await ask('GET', query)).json()).messages;
}

test('what is open stands first, of that priority, then the newest', async () => {
  const old = await write({ minutesAgo: 60 });
  const young = await write({ minutesAgo: 1 });
  const priority = await write({ isPriority: true, minutesAgo: 90 });
  const done = await write({ isPriority: true });
  await ask('PATCH', `/${done}`, { status: 'closed' });
  expect((await inbox()).map(({ id }) => id)).toEqual([priority, young, old, done]);
});

test('it is filtered by status, by topic and by who works on it', async () => {
  const mine = await write();
  const other = await write({ category: 'premium' });
  await ask('PATCH', `/${mine}`, { status: 'assigned' });
  const ids = async (query: string) => (await inbox(query)).map(({ id }) => id);
  expect(await ids('?status=assigned')).toEqual([mine]);
  expect(await ids('?status=open')).toEqual([other]);
  expect(await ids('?category=premium')).toEqual([other]);
  expect(await ids('?isMine=true')).toEqual([mine]);
  expect((await ask('GET', '?status=lost')).status).toBe(400);
});

test('a message is taken on, given back, closed and opened again', async () => {
  const id = await write();
  const standing = async () => (await inbox()).map(({ status, isMine, assignedTo }) => [status, isMine, assignedTo])[0];
  await ask('PATCH', `/${id}`, { status: 'assigned' });
  expect(await standing()).toEqual(['assigned', true, admin.email]);
  await ask('PATCH', `/${id}`, { status: 'open' });
  expect(await standing()).toEqual(['open', false, null]);
  await ask('PATCH', `/${id}`, { status: 'closed' });
  expect(await standing()).toEqual(['closed', false, null]);
  await ask('PATCH', `/${id}`, { status: 'open' });
  expect(await standing()).toEqual(['open', false, null]);
});

test('an answer goes out by mail in the language of the message, and stays with it, encrypted', async () => {
  const id = await write({ language: 'de' });
  const text = 'Thank you.\nWe mended it <b>today</b>.';
  expect((await ask('POST', `/${id}/answers`, { text })).status).toBe(204);
  const [letter] = letters;
  expect(letter).toMatchObject({ to: 'ana@example.com', text: expect.stringContaining(text) });
  expect(letter?.html).toContain('Thank you.<br>We mended it &lt;b&gt;today&lt;/b&gt;.');
  expect(letter?.html).toContain('lang="de');
  const [message] = await inbox();
  expect(message).toMatchObject({ status: 'answered', isMine: true, replies: [{ text }] });
  expect(letter?.subject).toContain(message?.reference);
  const [stored] = await app.sql<{ body: Buffer }[]>`select body from private.support_replies`;
  expect(stored?.body.toString()).not.toContain('Thank');
});

test('an answer that could not be mailed is not kept, and can be sent again', async () => {
  const id = await write();
  isMailAway = true;
  const response = await ask('POST', `/${id}/answers`, { text: 'Hello' });
  expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'admin.mail_not_sent' } }]);
  expect(await inbox()).toMatchObject([{ status: 'open', replies: [] }]);
});

test('nothing of a message or its answer reaches the log of the server or that of admins', async () => {
  const id = await write({ message: 'my secret garden' });
  await ask('POST', `/${id}/answers`, { text: 'a quiet answer' });
  await inbox();
  const acts = await (await app.request('GET', '/api/admin/log', { as: admin })).text();
  expect(acts).toContain('support_answered');
  for (const word of ['garden', 'quiet', 'ana@example.com']) {
    expect(acts).not.toContain(word);
    expect(app.logLines.join('\n')).not.toContain(word);
  }
});

test.each([
  ['PATCH', '', { status: 'answered' }],
  ['POST', '/answers', { text: ' ' }],
  ['POST', '/answers', { text: 'a'.repeat(10_001) }],
])('%s%s refuses %j', async (method, path, json) => {
  expect((await ask(method, `/${await write()}${path}`, json)).status).toBe(400);
});
