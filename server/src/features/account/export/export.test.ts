import { unzipSync, strFromU8 } from 'fflate';
import { newestTerms } from '@alento/domain/legal/terms.ts';
import { memoryConsentVersion } from '@alento/domain/memory/limits.ts';
import { emptyPlan } from '@alento/safety/support-plan/schema.ts';
import { derivePublishableKey } from '@alento/backend/keys.ts';
import { createClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOperatorKeys, createOperatorEncryption } from '#platform/encryption/operator-encryption.ts';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { finishedRun } from '#testing/exercises.ts';
import { fullRecord, writtenEntry } from '#testing/journal.ts';
import { finishedPractice } from '#testing/practices.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';
import { exportedTables, leftOut } from './exported-tables.ts';

let app: TestApp;
let ana: TestPerson;
const operator = createOperatorKeys();
beforeAll(
  async () => (app = await createTestApp({ encryptForOperator: createOperatorEncryption(operator.publicKey) })),
);
afterAll(() => app.close());
beforeEach(async () => (ana = await app.signUp()));

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const words = 'hoje eu quero morrer, não aguento mais';

const askFor = (as?: TestPerson) => app.request('POST', '/api/account/export', as ? { as } : {});

async function open(response: Response): Promise<Record<string, Uint8Array>> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const textOf = (files: Record<string, Uint8Array>, name: string): string => strFromU8(files[name] ?? new Uint8Array());
const jsonOf = (files: Record<string, Uint8Array>, name: string): unknown => JSON.parse(textOf(files, name));

/** Something of every kind. */
async function live(person: TestPerson): Promise<{ messageId: string }> {
  const send = async (method: string, path: string, json: unknown) => {
    const response = await app.request(method, path, { as: person, json });
    expect([path, response.ok]).toEqual([path, true]);
  };
  const session = await createSession(app, person);
  const messageId = randomUUID();
  const reply = await hearReply(await postMessage(app, person, session.id, { id: messageId, text: words }));
  const entry = { id: randomUUID(), text: 'ligar para a Joana', phone: '' };
  await send('PUT', '/api/terms', { version: newestTerms().version });
  await send('PUT', '/api/memories/consent', { version: memoryConsentVersion });
  await send('POST', '/api/memories', { id: randomUUID(), text: 'tenho um gato chamado Miau' });
  await send('PUT', '/api/safety-plan', {
    revision: randomUUID(),
    replaces: null,
    plan: { ...emptyPlan, people: [entry] },
  });
  await send('PUT', `/api/dialogue-runs/${randomUUID()}`, finishedRun());
  await send('PUT', '/api/exercises/favourites', { dialogues: ['stop'] });
  await send('PUT', `/api/journal/${randomUUID()}`, writtenEntry({ body: fullRecord }));
  await send('PUT', `/api/assessments/${randomUUID()}`, {
    instrument: 'gad7',
    language: 'pt',
    answers: [0, 1, 2, 3, 0, 1, 2],
  });
  await send('POST', '/api/reports', {
    id: randomUUID(),
    messageId: reply.id,
    category: 'other',
    comment: 'isto me magoou',
    includesReply: true,
    isShared: true,
  });
  const client = createClient(app.url, await derivePublishableKey(app.signingKey), {
    accessToken: async () => person.token,
  });
  await client.from('perfis').upsert({ id_usuario: person.id, nome_completo: 'Ana', lingua: 'pt' }).throwOnError();
  await client.from('mood_entries').insert({ mood: 'calm', note: 'sol na varanda' }).throwOnError();
  await send(
    'PUT',
    `/api/practices/${randomUUID()}`,
    finishedPractice({ startedAt: new Date().toISOString(), finishedAt: new Date().toISOString() }),
  );
  const picture = await client.storage
    .from('avatars')
    .upload(`${person.id}/avatar.png`, pixel, { contentType: 'image/png' });
  expect(picture.error).toBeNull();
  return { messageId };
}

test('everything is in it, opened, with what was uploaded and a guide in the language of the person', async () => {
  const { messageId } = await live(ana);
  const files = await open(await askFor(ana));
  expect(jsonOf(files, 'account.json')).toMatchObject({ id: ana.id, email: ana.email });
  expect(jsonOf(files, 'profile.json')).toMatchObject([{ nome_completo: 'Ana' }]);
  const [conversation] = jsonOf(files, 'conversations.json') as { messages: { id: string }[] }[];
  const mine = conversation?.messages.find(({ id }) => id === messageId);
  expect(mine).toMatchObject({ role: 'user', body: words, help: { tier: expect.any(Number) } });
  expect(conversation?.messages.length).toBeGreaterThan(2);
  expect(jsonOf(files, 'memories.json')).toMatchObject([{ body: 'tenho um gato chamado Miau' }]);
  expect(jsonOf(files, 'consents.json')).toHaveLength(1);
  expect(jsonOf(files, 'plan.json')).toMatchObject([{ body: { people: [{ text: 'ligar para a Joana' }] } }]);
  expect(jsonOf(files, 'exercises.json')).toMatchObject([{ body: { dialogue: 'parkingAWorry' } }]);
  expect(textOf(files, 'exercises.json')).toContain('The rent in Lisbon');
  expect(jsonOf(files, 'practices.json')).toMatchObject([{ kind: 'breathing', practice: 'square', seconds: 300 }]);
  expect(jsonOf(files, 'favourites.json')).toMatchObject([{ body: { dialogues: ['stop'] } }]);
  expect(jsonOf(files, 'moods.json')).toMatchObject([{ mood: 'calm', note: 'sol na varanda' }]);
  expect(jsonOf(files, 'journal.json')).toMatchObject([{ body: fullRecord }]);
  expect(jsonOf(files, 'assessments.json')).toMatchObject([
    { body: { language: 'pt', answers: [0, 1, 2, 3, 0, 1, 2] } },
  ]);
  expect(jsonOf(files, 'reports.json')).toMatchObject([
    { comment: 'isto me magoou', reply: expect.any(String), status: 'received', operator_copy: true },
  ]);
  expect(jsonOf(files, 'danger.json')).toHaveLength(1);
  expect(jsonOf(files, 'terms.json')).toMatchObject([{ version: newestTerms().version }]);
  expect(jsonOf(files, 'age.json')).toMatchObject({ state: 'adult', guardian: null });
  expect(jsonOf(files, 'check.json')).toMatchObject({ looks: { count: 0 } });
  expect(jsonOf(files, 'progress.json')).toMatchObject({ moods: expect.any(Object) });
  expect(jsonOf(files, 'days.json')).toMatchObject([{ check_ins: 1, practices: 2, moods: { calm: 1 } }]);
  expect(jsonOf(files, 'milestones.json')).toEqual([]);
  expect(Buffer.from(files[`files/avatars/${ana.id}/avatar.png`] ?? [])).toEqual(pixel);
  const guide = textOf(files, 'README.txt');
  for (const name of Object.keys(files).filter((each) => each.endsWith('.json'))) expect(guide).toContain(name);
  expect(
    Object.keys(files)
      .map((name) => textOf(files, name))
      .join(),
  ).not.toMatch(/"\\\\x[0-9a-f]{8}/);
});

test('what takes several pages to read is whole, also where many rows are of one moment', async () => {
  const moods = Array.from({ length: 450 }, (_, index) => index);
  await app.sql`insert into public.mood_entries (user_id, mood, note, created_at)
    select ${ana.id}, 'calm', n::text, now() from unnest(${moods}::integer[]) n`;
  const files = await open(await askFor(ana));
  const notes = (jsonOf(files, 'moods.json') as { note: string }[]).map(({ note }) => Number(note));
  expect(notes.toSorted((one, other) => one - other)).toEqual(moods);
});

test('nobody else is in it', async () => {
  const rui = await app.signUp();
  await live(rui);
  const files = await open(await askFor(ana));
  const all = Object.keys(files)
    .map((name) => name + textOf(files, name))
    .join();
  expect(all).not.toContain(rui.id);
  expect(all).not.toContain('morrer');
  expect(jsonOf(files, 'conversations.json')).toEqual([]);
});

test('whoever is not signed in, or asks too often, is refused', async () => {
  expect((await askFor()).status).toBe(401);
  for (const _ of [1, 2, 3]) await open(await askFor(ana));
  expect((await askFor(ana)).status).toBe(429);
});

test('that it was asked for is noted, and nothing of what is in it', async () => {
  await live(ana);
  await open(await askFor(ana));
  const [noted] = await app.sql`
    select payload from auth.audit_log_entries where payload ->> 'action' = 'user_data_exported'
      and payload ->> 'actor_id' = ${ana.id}`;
  expect(noted?.payload).toEqual({ action: 'user_data_exported', actor_id: ana.id });
  expect(app.logLines.join()).not.toMatch(/morrer|Joana|varanda|Miau/);
});

test('every table with rows of a person is exported, or left out with a reason', async () => {
  const keys = await app.sql<{ name: string }[]>`
    select distinct n.nspname || '.' || r.relname as name
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    where c.contype = 'f' and c.confrelid = 'auth.users'::regclass order by 1`;
  const given = ['public.sessions', 'public.messages', ...Object.values(exportedTables).map(({ table }) => table)];
  expect([...given, ...Object.keys(leftOut)].toSorted()).toEqual(keys.map(({ name }) => name));
});
