import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  acceptMessage,
  createPersona,
  noPermission,
  startSession,
  storeReply,
  visitor,
  type Persona,
} from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let reply: string;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  const [session, asked] = [await startSession(owner), randomUUID()];
  reply = randomUUID();
  await acceptMessage(owner, { session, id: asked });
  await storeReply(owner, { id: reply, to: asked });
  await database.sql`delete from private.feedback_counts`;
});

const give = async (persona: Pick<Persona, 'act'>, feedback: string | null) => {
  const [row] = await persona.act((tx) => tx`select private.give_feedback(${reply}, ${feedback}) as given`);
  return row?.given as boolean;
};
const counts = () => database.sql`select feedback, count from private.feedback_counts order by feedback`;

test('a person says of their own reply whether it helped, and changes their mind', async () => {
  expect(await give(owner, 'helpful')).toBe(true);
  expect(await give(owner, 'unhelpful')).toBe(true);
  expect(await owner.act((tx) => tx`select feedback from public.messages where id = ${reply}`)).toEqual([
    { feedback: 'unhelpful' },
  ]);
  expect(await counts()).toEqual([
    { feedback: 'helpful', count: 0 },
    { feedback: 'unhelpful', count: 1 },
  ]);
});

test('a stranger says nothing of it, and a visitor may not', async () => {
  expect(await give(await createPersona(database.sql), 'helpful')).toBe(false);
  await expect(give(visitor(database.sql), 'helpful')).rejects.toThrow(noPermission);
  expect(await counts()).toEqual([]);
});

test('another word is refused, and nobody writes it past the function', async () => {
  await expect(give(owner, 'my own words')).rejects.toThrow('messages_feedback');
  await expect(owner.act((tx) => tx`update public.messages set feedback = 'helpful'`)).rejects.toThrow(noPermission);
});

test('the counts hold no identifier, and are read by no person', async () => {
  const columns = await database.sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'private' and table_name = 'feedback_counts' order by ordinal_position`;
  expect(columns.map(({ name }) => name)).toEqual(['month', 'language', 'engine', 'feedback', 'count']);
  await expect(owner.act((tx) => tx`select from private.feedback_counts`)).rejects.toThrow(noPermission);
});
