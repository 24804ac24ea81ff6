import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  acceptMessage,
  createPersona,
  noPermission,
  noPolicy,
  startSession,
  visitor,
  type Persona,
} from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;
let session: string;
let messages: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  [owner, stranger] = await Promise.all([createPersona(database.sql), createPersona(database.sql)]);
});

afterAll(() => database.drop());

beforeEach(async () => {
  session = await startSession(owner);
  messages = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of messages) await acceptMessage(owner, { session, id });
  await summarise(owner, 2);
});

const summarise = (who: Persona, upTo: number, userId = who.id) =>
  who.act(
    (tx) => tx`insert into public.session_summaries (session_id, user_id, body, up_to, model, prompt_version)
      values (${session}, ${userId}, '\\x00', ${upTo}, 'm', 'summary-1')`,
  );
const summaries = (who: Pick<Persona, 'act'>) =>
  who.act((tx) => tx<{ up_to: number }[]>`select up_to from public.session_summaries where session_id = ${session}`);

test('an owner reads, changes and deletes the summary', async () => {
  expect(await summaries(owner)).toEqual([{ up_to: 2 }]);
  await owner.act((tx) => tx`update public.session_summaries set up_to = 3 where session_id = ${session}`);
  expect(await summaries(owner)).toEqual([{ up_to: 3 }]);
  await owner.act((tx) => tx`delete from public.session_summaries where session_id = ${session}`);
  expect(await summaries(owner)).toEqual([]);
});

test('a stranger sees, changes and deletes nothing, and writes none of another’s session', async () => {
  expect(await summaries(stranger)).toEqual([]);
  const gone = await stranger.act((tx) => tx`delete from public.session_summaries returning session_id`);
  const changed = await stranger.act((tx) => tx`update public.session_summaries set up_to = 9 returning session_id`);
  expect([...gone, ...changed]).toEqual([]);
  await owner.act((tx) => tx`delete from public.session_summaries where session_id = ${session}`);
  await expect(summarise(stranger, 1, owner.id)).rejects.toThrow(noPolicy);
  await expect(summarise(stranger, 1)).rejects.toThrow(/foreign key/);
});

test('a visitor may do nothing', async () => {
  await expect(summaries(visitor(database.sql))).rejects.toThrow(noPermission);
});

test('a summary goes with a message that it covers, and with no other', async () => {
  const remove = (id: string | undefined) => owner.act((tx) => tx`delete from public.messages where id = ${id ?? ''}`);
  await remove(messages[2]);
  expect(await summaries(owner)).toHaveLength(1);
  await remove(messages[1]);
  expect(await summaries(owner)).toEqual([]);
});

test('a summary goes with its session', async () => {
  await owner.act((tx) => tx`delete from public.sessions where id = ${session}`);
  expect(await summaries(owner)).toEqual([]);
});
