import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptMessage,
  createPersona,
  noPermission,
  noPolicy,
  startSession,
  storeReply,
  visitor,
  type Persona,
} from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;
let session: string;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  session = await startSession(owner);
});

const readMessages = async () =>
  database.sql`select id, role, position, status, reply_to from public.messages where session_id = ${session} order by position`;

const readSession = async () => {
  const [row] = await database.sql`
    select state, has_exchange, private.session_state(s) as shown from public.sessions s where id = ${session}`;
  return row;
};

const idleFor = (interval: string) =>
  database.sql`update public.sessions set last_activity_at = now() - ${interval}::interval where id = ${session}`;

describe('sessions', () => {
  test('a person reads, changes and deletes their own', async () => {
    expect(await owner.act((tx) => tx`select id from public.sessions`)).toEqual([{ id: session }]);
    expect(await owner.act((tx) => tx`update public.sessions set mood_after = 'happy' returning id`)).toHaveLength(1);
    expect(await owner.act((tx) => tx`delete from public.sessions returning id`)).toHaveLength(1);
  });

  test('a stranger sees, changes and deletes nothing, and starts none for another', async () => {
    expect(await stranger.act((tx) => tx`select from public.sessions`)).toHaveLength(0);
    expect(await stranger.act((tx) => tx`update public.sessions set state = 'ended' returning id`)).toHaveLength(0);
    expect(await stranger.act((tx) => tx`delete from public.sessions returning id`)).toHaveLength(0);
    await expect(startSession({ ...stranger, id: owner.id })).rejects.toThrow(noPolicy);
  });

  test('a person does not give a session to another', async () => {
    const giveAway = owner.act((tx) => tx`update public.sessions set user_id = ${stranger.id}`);
    await expect(giveAway).rejects.toThrow(noPolicy);
  });

  test('a visitor may do nothing', async () => {
    const nobody = visitor(database.sql);
    await expect(nobody.act((tx) => tx`select from public.sessions`)).rejects.toThrow(noPermission);
    await expect(nobody.act((tx) => tx`delete from public.sessions`)).rejects.toThrow(noPermission);
  });

  test('deleting one deletes its messages', async () => {
    await acceptMessage(owner, { session });
    await owner.act((tx) => tx`delete from public.sessions where id = ${session}`);
    expect(await readMessages()).toEqual([]);
  });
});

describe('the state that a person sees', () => {
  test.each([
    ['a new one', 'not_started', '29 minutes', false, 'not_started'],
    ['a running one', 'in_progress', '29 minutes', false, 'in_progress'],
    ['idle for half an hour', 'in_progress', '31 minutes', true, 'paused'],
    ['paused by the person', 'paused', '1 minute', true, 'paused'],
    ['never begun, for half an hour', 'not_started', '31 minutes', false, 'not_started'],
    ['idle for 12 hours after an exchange', 'in_progress', '12 hours 1 minute', true, 'completed'],
    ['paused for 12 hours after an exchange', 'paused', '12 hours 1 minute', true, 'completed'],
    ['idle for 12 hours without one', 'in_progress', '12 hours 1 minute', false, 'ended'],
    ['never begun for 12 hours', 'not_started', '12 hours 1 minute', false, 'ended'],
    ['completed long ago', 'completed', '1 year', true, 'completed'],
    ['ended just now', 'ended', '1 second', false, 'ended'],
  ])('%s', async (_, state, interval, hasExchange, shown) => {
    await database.sql`update public.sessions set state = ${state}, has_exchange = ${hasExchange} where id = ${session}`;
    await idleFor(interval);
    expect(await readSession()).toMatchObject({ shown });
  });
});

describe('messages', () => {
  beforeEach(async () => {
    await acceptMessage(owner, { session });
  });

  test('a person reads and deletes their own, and never changes one', async () => {
    expect(await owner.act((tx) => tx`select from public.messages`)).toHaveLength(1);
    await expect(owner.act((tx) => tx`update public.messages set status = 'stopped'`)).rejects.toThrow(noPermission);
    expect(await owner.act((tx) => tx`delete from public.messages returning id`)).toHaveLength(1);
  });

  test('a stranger sees and deletes nothing', async () => {
    expect(await stranger.act((tx) => tx`select from public.messages`)).toHaveLength(0);
    expect(await stranger.act((tx) => tx`delete from public.messages returning id`)).toHaveLength(0);
  });

  test("nobody writes into another's session, in either name", async () => {
    const write = (author: string) =>
      stranger.act(
        (tx) => tx`insert into public.messages (id, session_id, user_id, position, role, body)
          values (${randomUUID()}, ${session}, ${author}, 9, 'user', '\\x00')`,
      );
    await expect(write(owner.id)).rejects.toThrow(noPolicy);
    await stranger.growUp();
    await expect(write(stranger.id)).rejects.toThrow(/messages_session/);
  });

  test('a visitor may do nothing', async () => {
    const nobody = visitor(database.sql);
    await expect(nobody.act((tx) => tx`select from public.messages`)).rejects.toThrow(noPermission);
    await expect(acceptMessage(nobody, { session })).rejects.toThrow(noPermission);
    await expect(storeReply(nobody, { to: randomUUID() })).rejects.toThrow(noPermission);
  });
});

describe('accept_message', () => {
  test('stores the message and begins the session', async () => {
    const id = randomUUID();
    expect(await acceptMessage(owner, { session, id })).toBe('accepted');
    expect(await readMessages()).toMatchObject([{ id, role: 'user', position: 1 }]);
    expect(await readSession()).toMatchObject({ state: 'in_progress', has_exchange: false });
  });

  test('the same id again is known and stored once, whatever its text', async () => {
    const id = randomUUID();
    await acceptMessage(owner, { session, id, body: 'first' });
    expect(await acceptMessage(owner, { session, id, body: 'second' })).toBe('known');
    expect(await readMessages()).toHaveLength(1);
  });

  test('a known message is known in a closed session too', async () => {
    const id = randomUUID();
    await acceptMessage(owner, { session, id });
    await database.sql`update public.sessions set state = 'completed' where id = ${session}`;
    expect(await acceptMessage(owner, { session, id })).toBe('known');
  });

  test("an id of another's message is a conflict and changes nothing", async () => {
    const id = randomUUID();
    await acceptMessage(owner, { session, id });
    const other = await startSession(stranger);
    expect(await acceptMessage(stranger, { session: other, id })).toBe('message_conflict');
    expect(await readMessages()).toMatchObject([{ id, position: 1 }]);
    const [untouched] = await database.sql`select state from public.sessions where id = ${other}`;
    expect(untouched).toEqual({ state: 'not_started' });
  });

  test("an id of the person's own message in another session, or of a reply, is a conflict", async () => {
    const id = randomUUID();
    const reply = randomUUID();
    await acceptMessage(owner, { session, id });
    await storeReply(owner, { to: id, id: reply });
    expect(await acceptMessage(owner, { session: await startSession(owner), id })).toBe('message_conflict');
    expect(await acceptMessage(owner, { session, id: reply })).toBe('message_conflict');
  });

  test("another's session and one that is not there are the same: not found", async () => {
    expect(await acceptMessage(stranger, { session })).toBe('session_not_found');
    expect(await acceptMessage(owner, { session: randomUUID() })).toBe('session_not_found');
    expect(await readMessages()).toEqual([]);
  });

  test.each(['completed', 'ended'])('a session that is %s goes on', async (state) => {
    await database.sql`update public.sessions set state = ${state}, ended_at = now() where id = ${session}`;
    expect(await acceptMessage(owner, { session })).toBe('accepted');
    const [row] = await database.sql`select state, ended_at from public.sessions where id = ${session}`;
    expect(row).toEqual({ state: 'in_progress', ended_at: null });
  });

  test('a session goes on however long it was idle', async () => {
    await idleFor('31 minutes');
    expect(await acceptMessage(owner, { session })).toBe('accepted');
    await idleFor('12 hours 1 minute');
    expect(await acceptMessage(owner, { session })).toBe('accepted');
  });

  test('a message that replaces another takes its place, and all that followed is gone', async () => {
    const [first, second, edited] = [randomUUID(), randomUUID(), randomUUID()];
    await acceptMessage(owner, { session, id: first });
    await storeReply(owner, { to: first });
    await acceptMessage(owner, { session, id: second });
    await storeReply(owner, { to: second });
    expect(await acceptMessage(owner, { session, id: edited, replaces: second })).toBe('accepted');
    expect(await readMessages()).toMatchObject([{ id: first }, { reply_to: first }, { id: edited, position: 3 }]);
  });

  test('sending a replacement twice replaces once', async () => {
    const [first, edited, later] = [randomUUID(), randomUUID(), randomUUID()];
    await acceptMessage(owner, { session, id: first });
    await acceptMessage(owner, { session, id: edited, replaces: first });
    await acceptMessage(owner, { session, id: later });
    expect(await acceptMessage(owner, { session, id: edited, replaces: first })).toBe('known');
    expect(await readMessages()).toMatchObject([{ id: edited }, { id: later }]);
  });

  test("what is not the person's own message cannot be replaced, and nothing is lost by trying", async () => {
    const [mine, reply, theirs] = [randomUUID(), randomUUID(), randomUUID()];
    await acceptMessage(owner, { session, id: mine });
    await storeReply(owner, { to: mine, id: reply });
    await acceptMessage(stranger, { session: await startSession(stranger), id: theirs });
    for (const replaces of [reply, theirs, randomUUID()]) {
      expect(await acceptMessage(owner, { session, replaces })).toBe('message_not_found');
    }
    expect(await readMessages()).toHaveLength(2);
  });

  test('a replacement whose id belongs to another leaves the conversation as it was', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await acceptMessage(owner, { session, id: mine });
    await acceptMessage(stranger, { session: await startSession(stranger), id: theirs });
    expect(await acceptMessage(owner, { session, id: theirs, replaces: mine })).toBe('message_conflict');
    expect(await readMessages()).toMatchObject([{ id: mine }]);
  });

  test('twenty at once with one id store one, with twenty ids store twenty in order', async () => {
    const id = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => acceptMessage(owner, { session, id })));
    expect(same.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(same.filter((outcome) => outcome === 'known')).toHaveLength(19);
    const different = await Promise.all(Array.from({ length: 20 }, () => acceptMessage(owner, { session })));
    expect(new Set(different)).toEqual(new Set(['accepted']));
    expect((await readMessages()).map(({ position }) => position)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
  });
});

describe('store_reply', () => {
  let asked: string;

  beforeEach(async () => {
    asked = randomUUID();
    await acceptMessage(owner, { session, id: asked });
  });

  test('stores the reply once and makes it an exchange', async () => {
    expect(await storeReply(owner, { to: asked })).toBe(true);
    expect(await storeReply(owner, { to: asked })).toBe(false);
    expect(await readMessages()).toMatchObject([{ id: asked }, { role: 'assistant', reply_to: asked, position: 2 }]);
    expect(await readSession()).toMatchObject({ has_exchange: true });
  });

  test.each(['complete', 'stopped', 'interrupted'])('keeps a reply that is %s', async (status) => {
    expect(await storeReply(owner, { to: asked, status })).toBe(true);
    expect(await readMessages()).toMatchObject([{}, { status }]);
  });

  test('one that is regenerated takes the place of the earlier one', async () => {
    const again = randomUUID();
    await storeReply(owner, { to: asked, status: 'stopped' });
    expect(await storeReply(owner, { to: asked, id: again, regenerated: true })).toBe(true);
    expect(await readMessages()).toMatchObject([{ id: asked }, { id: again, status: 'complete' }]);
  });

  test('a message that gave way meanwhile gets no reply', async () => {
    await acceptMessage(owner, { session, replaces: asked });
    expect(await storeReply(owner, { to: asked })).toBe(false);
    expect(await readMessages()).toHaveLength(1);
  });

  test('a reply is not replied to, and a stranger stores none', async () => {
    const reply = randomUUID();
    await storeReply(owner, { to: asked, id: reply });
    expect(await storeReply(owner, { to: reply })).toBe(false);
    expect(await storeReply(stranger, { to: asked, regenerated: true })).toBe(false);
    expect(await readMessages()).toMatchObject([{ id: asked }, { id: reply }]);
  });

  test('a reply that ends in a session the person has closed is kept', async () => {
    await owner.act((tx) => tx`update public.sessions set state = 'ended' where id = ${session}`);
    expect(await storeReply(owner, { to: asked })).toBe(true);
  });

  test('ten at once store one', async () => {
    const stored = await Promise.all(Array.from({ length: 10 }, () => storeReply(owner, { to: asked })));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await readMessages()).toHaveLength(2);
  });

  test('replies and replacements at once leave no reply without its message', async () => {
    const edited = randomUUID();
    await Promise.all([
      storeReply(owner, { to: asked }),
      acceptMessage(owner, { session, id: edited, replaces: asked }),
    ]);
    expect(await readMessages()).toMatchObject([{ id: edited }]);
  });
});
