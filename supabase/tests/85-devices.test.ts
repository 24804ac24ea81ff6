import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, startSession, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;
const told: string[] = [];
let listening: ReturnType<TestDatabase['sql']['listen']>;

beforeAll(async () => {
  database = await createTestDatabase();
  listening = database.sql.listen('realtime', { receive: (payload) => void told.push(payload), lost: () => undefined });
  await listening.ready;
});
afterAll(async () => {
  await listening.stop();
  await database.drop();
});
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  await afterAllIsTold();
  told.length = 0;
});

/** What is notified arrives in its order, so this comes last. */
async function afterAllIsTold(): Promise<void> {
  const last = randomUUID();
  await database.sql`select pg_notify('realtime', ${last})`;
  await expect.poll(() => told).toContain(last);
  told.splice(told.indexOf(last), 1);
}

interface Broadcast {
  kind: string;
  topic: string;
  json: { table: string; type: string; ids: object; by: string | null };
}

async function broadcasts(): Promise<Broadcast[]> {
  await afterAllIsTold();
  return told.map((payload) => JSON.parse(payload) as Broadcast).filter(({ kind }) => kind === 'broadcast');
}

function speak(persona: Persona, topic: string): Promise<unknown> {
  return persona.act(async (tx) => {
    await tx`select set_config('realtime.topic', ${topic}, true)`;
    await tx`insert into realtime.messages (topic, extension) values (${topic}, 'broadcast')`;
  });
}

/** Whether the policies let somebody see a message of a topic; all of it is undone. */
async function canListen(persona: Persona, topic: string): Promise<boolean> {
  const claims = JSON.stringify({ sub: persona.id, role: 'authenticated', admitted: true });
  let seen = 0;
  const undone = new Error('undone');
  await database.sql
    .begin(async (tx) => {
      await tx`insert into realtime.messages (topic, extension) values (${topic}, 'broadcast')`;
      await tx`select set_config('realtime.topic', ${topic}, true), set_config('request.jwt.claims', ${claims}, true)`;
      await tx`select set_config('role', 'authenticated', true)`;
      seen = (await tx`select from realtime.messages where topic = ${topic}`).length;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return seen > 0;
}

test("a change is told on the owner's topic, by ids and without a word", async () => {
  await owner.act((tx) => tx`insert into public.mood_entries (mood, note) values ('calm', 'a note of mine')`);
  const [{ id } = { id: '' }] = await owner.act((tx) => tx<{ id: string }[]>`select id from public.mood_entries`);
  await owner.act((tx) => tx`update public.mood_entries set note = 'another note'`);
  await owner.act((tx) => tx`delete from public.mood_entries`);
  const heard = await broadcasts();
  expect(heard.map(({ topic, json }) => [topic, json])).toEqual(
    ['INSERT', 'UPDATE', 'DELETE'].map((type) => [
      `person:${owner.id}`,
      { table: 'mood_entries', type, ids: { id }, by: null },
    ]),
  );
  expect(told.join()).not.toMatch(/note|calm/);
});

test('a conversation that is deleted is told once, without its messages', async () => {
  const id = await startSession(owner);
  const message = randomUUID();
  await owner.act(
    (tx) => tx`insert into public.messages (id, session_id, user_id, position, role, body)
      values (${message}, ${id}, ${owner.id}, 0, 'user', '\\x00')`,
  );
  await owner.act((tx) => tx`delete from public.sessions where id = ${id}`);
  const heard = await broadcasts();
  expect(heard.map(({ json: { table, type, ids } }) => [table, type, ids])).toContainEqual([
    'messages',
    'INSERT',
    { id: message, session_id: id },
  ]);
  expect(heard.filter(({ json }) => json.type === 'DELETE').map(({ json }) => json.table)).toEqual(['sessions']);
});

test('somebody may listen and speak on their own topic, and on no other', async () => {
  const topic = `person:${owner.id}`;
  await speak(owner, topic);
  await expect(speak(stranger, topic)).rejects.toThrow(noPolicy);
  await expect(speak(owner, 'lobby')).rejects.toThrow(noPolicy);
  expect(await canListen(owner, topic)).toBe(true);
  expect(await canListen(stranger, topic)).toBe(false);
  expect(await canListen(owner, 'lobby')).toBe(false);
});

test('a visitor, and whoever calls its functions, may do nothing', async () => {
  const nobody = visitor(database.sql);
  await expect(nobody.act((tx) => tx`select from realtime.messages`)).rejects.toThrow(noPermission);
  const send = (persona: Pick<Persona, 'act'>) =>
    persona.act((tx) => tx`select realtime.send('{}', 'change', ${`person:${owner.id}`}, true)`);
  await expect(send(nobody)).rejects.toThrow(noPermission);
  await expect(send(stranger)).rejects.toThrow(noPermission);
  await expect(send(owner)).rejects.toThrow(noPermission);
});

test('a message that is too long is dropped, and undoes nothing', async () => {
  await database.sql`select realtime.send(jsonb_build_object('text', repeat('x', 9000)), 'long', 'person:x', true)`;
  expect(await broadcasts()).toEqual([]);
});
