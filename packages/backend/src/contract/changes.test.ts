import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { join } from '../testing/channels.ts';
import { signUpPerson, type Person } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

type Row = Record<string, unknown>;

interface Seen {
  eventType: string;
  table: string;
  new: Row;
  old: Row;
}

let served: ServedBackend;
let ana: Person;
let rui: Person;
beforeAll(async () => {
  served = await serveBackend();
  [ana, rui] = await Promise.all([signUpPerson(served), signUpPerson(served)]);
  await Promise.all([ana, rui].map(({ client }) => client.realtime.setAuth()));
});
afterEach(async () => {
  for (const { client } of [ana, rui]) await client.removeAllChannels();
});
afterAll(() => served.stop());

interface Wish {
  event?: '*' | 'INSERT';
  table?: string;
  filter?: string;
  select?: string[];
}

/** Follows changes, and answers those that were seen so far. */
async function follow({ client }: Person, wish: Wish = {}): Promise<Seen[]> {
  const seen: Seen[] = [];
  const channel: RealtimeChannel = client.channel(crypto.randomUUID());
  channel.on('postgres_changes', { event: '*', schema: 'public', ...wish } as never, (change: Seen) => {
    const { eventType, table, new: now, old } = change;
    seen.push({ eventType, table, new: now, old });
  });
  expect(await join(channel)).toEqual({ status: 'SUBSCRIBED', message: undefined });
  return seen;
}

async function insertNote({ client }: Person, note: Row = {}): Promise<string> {
  const { data, error } = await client
    .from('notes')
    .insert({ title: 'private words', ...note })
    .select('id')
    .single();
  if (error) throw error;
  return data.id as string;
}

test('own rows are told when they come, change and go, with listed columns only', async () => {
  const seen = await follow(ana, { table: 'notes' });
  const id = await insertNote(ana, { rank: 1 });
  await ana.client.from('notes').update({ rank: 2 }).eq('id', id);
  // Each is read as it is when its turn comes, so a change waits until the one before was seen.
  await expect.poll(() => seen.length).toBe(2);
  await ana.client.from('notes').delete().eq('id', id);
  await expect.poll(() => seen).toHaveLength(3);
  expect(seen.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
  expect(seen[1]).toEqual({ eventType: 'UPDATE', table: 'notes', new: { id, rank: 2 }, old: { id } });
  expect(seen[2]).toEqual({ eventType: 'DELETE', table: 'notes', new: {}, old: { id } });
  expect(JSON.stringify(seen)).not.toContain('private words');
});

test("another person's rows are not told, not even that they went", async () => {
  const [hers, his] = [await follow(ana, { table: 'notes' }), await follow(rui)];
  const id = await insertNote(ana);
  await ana.client.from('notes').delete().eq('id', id);
  await insertNote(rui);
  await expect.poll(() => his.map(({ eventType }) => eventType)).toEqual(['INSERT']);
  await expect.poll(() => hers.map(({ eventType }) => eventType)).toContain('DELETE');
  expect(JSON.stringify(his)).not.toContain(id);
});

test('where rows have no owner row-level security decides, and nobody is told what went', async () => {
  const [hers, his] = [await follow(ana, { table: 'shared_notes' }), await follow(rui, { table: 'shared_notes' })];
  const id = crypto.randomUUID();
  await served.sql`insert into shared_notes (id, reader, title) values (${id}, ${ana.user.id}, 'for Ana')`;
  await expect.poll(() => hers.map((change) => change.new)).toEqual([{ id, title: 'for Ana' }]);
  await served.sql`delete from shared_notes where id = ${id}`;
  await served.sql`insert into shared_notes (reader, title) values (${rui.user.id}, 'for Rui')`;
  await expect.poll(() => his.map((change) => change.new)).toMatchObject([{ title: 'for Rui' }]);
  expect(hers).toHaveLength(1);
});

test('events, filters and columns are chosen', async () => {
  const inserts = await follow(ana, { event: 'INSERT', table: 'notes', filter: 'rank=in.(7,8)', select: ['rank'] });
  const others = await follow(ana, { table: 'notes', filter: 'rank=neq.7' });
  await insertNote(ana, { rank: 6 });
  const id = await insertNote(ana, { rank: 7 });
  await expect.poll(() => inserts).toHaveLength(1);
  await ana.client.from('notes').update({ rank: 9 }).eq('id', id);
  await expect.poll(() => others.map(({ new: row }) => row.rank)).toEqual(expect.arrayContaining([6, 9]));
  expect(inserts.map((change) => change.new)).toEqual([{ rank: 7 }]);
});

test('what was not committed is not told', async () => {
  const seen = await follow(ana, { table: 'notes' });
  const undone = served.sql.begin(async (tx) => {
    await tx`insert into notes (owner, title) values (${ana.user.id}, 'never')`;
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  const id = await insertNote(ana);
  await expect.poll(() => seen.map((change) => change.new.id)).toEqual([id]);
});

test('tables and columns that are not offered are refused', async () => {
  for (const wish of [
    { table: 'unlisted' },
    { schema: 'auth', table: 'users' },
    { table: 'notes', filter: 'secret=eq.hidden' },
    { table: 'notes', select: ['title'] },
    { table: 'notes', filter: 'rank=match.1' },
  ]) {
    const channel = ana.client.channel(crypto.randomUUID());
    channel.on('postgres_changes', { event: '*', schema: 'public', ...wish } as never, () => undefined);
    expect((await join(channel)).message).toMatch(/^RealtimeDisabledForConfiguration/);
    await ana.client.removeChannel(channel);
  }
});
