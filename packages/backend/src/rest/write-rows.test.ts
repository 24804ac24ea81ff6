import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
let ana: Person;
beforeAll(async () => {
  served = await serveBackend();
});
beforeEach(async () => {
  ana = await signUpPerson(served);
});
afterAll(() => served.stop());

const notes = () => ana.client.from('notes');

const send = (method: string, query: string, body: unknown) =>
  raw(served, `/rest/v1/notes${query}`, {
    method,
    headers: { authorization: `Bearer ${ana.session.access_token}` },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

test('an insert answers nothing, or its row when asked', async () => {
  expect(await notes().insert({ title: 'quiet' })).toMatchObject({ status: 201, data: null, error: null });
  const { data, status } = await notes().insert({ title: 'loud' }).select('title, owner').single();
  expect(status).toBe(201);
  expect(data).toEqual({ title: 'loud', owner: ana.user.id });
});

test('an insert of many rows is one transaction', async () => {
  const good = await notes()
    .insert([{ title: 'a' }, { title: 'b' }])
    .select('title');
  expect(good.data).toEqual([{ title: 'a' }, { title: 'b' }]);
  const bad = await notes().insert([{ title: 'c' }, { title: 'x'.repeat(101) }]);
  expect(bad).toMatchObject({ status: 400, error: { code: '23514' } });
  expect((await notes().select('title')).data).toHaveLength(2);
});

test('text with HTML, SQL and every script is stored as it is', async () => {
  const title = `<img onerror=x> '); drop table notes; -- "\\ ☕ مرحبا 你好`;
  const extra = { nested: [title, { deep: null }], number: 1.5 };
  const { data } = await notes().insert({ title, extra }).select('title, extra').single();
  expect(data).toEqual({ title, extra });
  const { rows } = {
    rows: await served.sql`select jsonb_typeof(extra) as type from notes where owner = ${ana.user.id}`,
  };
  expect(rows).toMatchObject([{ type: 'object' }]);
});

test('an upsert inserts, then changes, and answers the row', async () => {
  const id = randomUUID();
  const first = await notes().upsert({ id, title: 'one', rank: 1 }, { onConflict: 'id' }).select().single();
  expect(first.data).toMatchObject({ id, title: 'one', rank: 1 });
  const second = await notes().upsert({ id, title: 'two' }).select('title, rank').single();
  expect(second.data).toEqual({ title: 'two', rank: 1 });
  const keyOnly = await notes().upsert({ id, title: 'two' }, { onConflict: 'id', ignoreDuplicates: true }).select();
  expect(keyOnly.data).toEqual([]);
});

test('an upsert that only changes rows says so by its status', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  expect((await notes().upsert({ id: first, title: 'one' })).status).toBe(201);
  expect((await notes().upsert({ id: first, title: 'two' })).status).toBe(200);
  expect((await notes().upsert({ id: first, title: 'three' }).select('title')).status).toBe(200);
  const mixed = await notes().upsert([
    { id: first, title: 'four' },
    { id: second, title: 'four' },
  ]);
  expect(mixed.status).toBe(201);
  const none = await notes().upsert({ id: first, title: 'five' }, { ignoreDuplicates: true });
  expect(none.status).toBe(201);
  const { data } = await notes().select('title').order('title');
  expect(data).toEqual([{ title: 'four' }, { title: 'four' }]);
});

test('what a row does not name is null, or its default where that is asked for', async () => {
  const id = randomUUID();
  const rows = [{ id, title: 'named' }, { title: 'unnamed' }];
  expect((await notes().insert(rows)).error).toMatchObject({ code: '23502' });
  const { data, status } = await notes().insert(rows, { defaultToNull: false }).select('id, title, owner, rank');
  expect(status).toBe(201);
  expect(data).toEqual([
    { id, title: 'named', owner: ana.user.id, rank: null },
    { id: expect.any(String), title: 'unnamed', owner: ana.user.id, rank: null },
  ]);
});

test('an upsert on another unique column changes the row that has it', async () => {
  const label = randomUUID();
  await notes().insert({ title: 'one', label });
  const { data } = await notes().upsert({ label, title: 'two' }, { onConflict: 'label' }).select('title').single();
  expect(data).toEqual({ title: 'two' });
});

test('an upsert cannot change a column that is only for inserting', async () => {
  const answer = await notes().upsert({ id: randomUUID(), title: 'x', frozen: 'y' });
  expect(answer.error).toMatchObject({ code: 'PGRST204' });
});

test('an update changes what its filters say and answers the rows when asked', async () => {
  await notes().insert([
    { title: 'a', rank: 1 },
    { title: 'b', rank: 2 },
  ]);
  expect(await notes().update({ rank: 9 }).eq('title', 'a')).toMatchObject({ status: 204, data: null });
  const asked = await notes().update({ rank: null, day: '2026-03-04' }).eq('title', 'a').select('rank, day');
  expect(asked).toMatchObject({ status: 200, data: [{ rank: null, day: '2026-03-04' }] });
  expect((await notes().select('rank').eq('title', 'b').single()).data).toEqual({ rank: 2 });
});

test('a write that wants one row and meets two is undone', async () => {
  await notes().insert([{ title: 'a' }, { title: 'b' }]);
  const update = await notes().update({ rank: 5 }).is('rank', null).select().single();
  expect(update).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  const removal = await notes().delete().is('rank', null).select().single();
  expect(removal).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  expect((await notes().select('rank').is('rank', null)).data).toHaveLength(2);
  expect(await notes().update({ rank: 5 }).eq('title', 'none').select().maybeSingle()).toMatchObject({ error: null });
});

test('a delete removes what its filters say', async () => {
  await notes().insert([{ title: 'a' }, { title: 'b' }]);
  expect(await notes().delete({ count: 'exact' }).eq('title', 'a')).toMatchObject({ status: 204, count: 1 });
  expect((await notes().select('title')).data).toEqual([{ title: 'b' }]);
});

test('an update or delete without a filter is refused', async () => {
  await notes().insert({ title: 'a' });
  expect(await send('PATCH', '', { title: 'z' })).toMatchObject({ status: 400, body: { code: '21000' } });
  expect(await send('DELETE', '', undefined)).toMatchObject({ status: 400, body: { code: '21000' } });
  expect(await send('DELETE', '?title=eq.a&limit=1', undefined)).toMatchObject({
    status: 400,
    body: { code: 'PGRST100' },
  });
  expect((await notes().select('title')).data).toEqual([{ title: 'a' }]);
});

test('duplicate keys and checks have PostgREST’s codes', async () => {
  const id = randomUUID();
  await notes().insert({ id, title: 'a' });
  expect(await notes().insert({ id, title: 'b' })).toMatchObject({ status: 409, error: { code: '23505' } });
  const check = await notes().insert({ title: 'x'.repeat(101) });
  expect(check).toMatchObject({ status: 400, error: { code: '23514', details: null } });
  expect(await notes().insert({ rank: 1 })).toMatchObject({ status: 400, error: { code: '23502', details: null } });
});

test('a token that outlived its account writes nothing', async () => {
  await served.sql`delete from auth.users where id = ${ana.user.id}`;
  expect(await notes().insert({ title: 'c' })).toMatchObject({ status: 401, error: { code: 'PGRST303' } });
});

test.each([
  ['no JSON', '', '{', 'PGRST102'],
  ['nothing', '', '', 'PGRST102'],
  ['a number', '', '5', 'PGRST102'],
  ['null', '', 'null', 'PGRST102'],
  ['a list of numbers', '', '[1]', 'PGRST102'],
  ['no columns', '', '{}', 'PGRST102'],
  ['rows of different columns', '', '[{"title":"a"},{"rank":1}]', 'PGRST102'],
  ['an unknown column', '', '{"title":"a","nothing":1}', 'PGRST204'],
  ['a column that is not listed', '', '{"title":"a","secret":"mine"}', 'PGRST204'],
  ['an inherited name as a column', '', '{"title":"a","__proto__":1}', 'PGRST204'],
  ['SQL as a column', '', `{"title":"a","x) values (1); --":1}`, 'PGRST204'],
  ['a column that only the query names', '?columns=secret', '{"title":"a"}', 'PGRST204'],
  ['an object for text of a number', '', '{"title":"a","rank":{"a":1}}', '22P02'],
  ['a number beyond its type', '', '{"title":"a","rank":99999999999}', '22003'],
  ['a date that is none', '', '{"title":"a","day":"2026-02-31"}', '22008'],
  ['a null character', '', String.raw`{"title":"a\u0000b"}`, '22P05'],
  ['a filter', '?rank=eq.1', '{"title":"a"}', 'PGRST100'],
])('an insert with %s is refused', async (_, query, body, code) => {
  expect(await send('POST', query, body)).toMatchObject({ status: 400, body: { code } });
  expect((await notes().select('id')).data).toEqual([]);
});

test.each([
  ['a list', '[{"title":"a"}]', 'PGRST102'],
  ['a column that is not listed', '{"secret":"mine"}', 'PGRST204'],
  ['a column that is only for inserting', '{"frozen":"mine"}', 'PGRST204'],
])('an update with %s is refused', async (_, body, code) => {
  expect(await send('PATCH', '?title=eq.a', body)).toMatchObject({ status: 400, body: { code } });
});

test('a body over the limit, or nested beyond it, is refused', async () => {
  const answer = await send('POST', '', { title: 'x'.repeat(1_000_000) });
  expect(answer.status).toBe(413);
  expect((await send('POST', '', { title: 'a', label: 'x'.repeat(64 * 1024) })).status).toBe(413);
  const nested = `{"title":"a","extra":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  expect(await send('POST', '', nested)).toMatchObject({ status: 413, body: { code: '54001' } });
});

test('an update of nothing is no mistake and changes nothing', async () => {
  await notes().insert({ title: 'a' });
  expect(await notes().update({}).eq('title', 'a')).toMatchObject({ status: 204, error: null });
  expect(await notes().update({}).eq('title', 'a').select()).toMatchObject({ status: 200, data: [] });
});

test('a hundred rows are written at once, and not one more', async () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ title: 'a' }));
  expect(await notes().insert(rows(100))).toMatchObject({ status: 201 });
  expect(await notes().insert(rows(101))).toMatchObject({ status: 413, error: { code: 'PGRST102' } });
  expect(await notes().select('*', { count: 'exact', head: true })).toMatchObject({ count: 100 });
});

test('a person who asks too often is told when to come back, and the others are served', async () => {
  const hurried = await serveBackend({ limits: { restPerPerson: { attempts: 5, seconds: 60 } } });
  const [often, seldom] = [await signUpPerson(hurried), await signUpPerson(hurried)];
  const ask = ({ client }: Person) => client.from('notes').select();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(often)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 429)?.error).toMatchObject({ message: 'Too many requests' });
  expect(await ask(seldom)).toMatchObject({ status: 200 });
  await hurried.stop();
});

test('a refusal of a trigger keeps the status that its code names', async () => {
  await served.sql.script(`
    create function refuse_more() returns trigger language plpgsql as
      $$ begin raise exception 'too many rows' using errcode = 'PT429'; end $$;
    create trigger refuse_more after insert on public.notes for each statement execute function refuse_more()`);
  expect(await notes().insert({ title: 'a' })).toMatchObject({ status: 429, error: { code: 'PT429' } });
  await served.sql.script('drop trigger refuse_more on public.notes; drop function refuse_more');
});

test('a text too long for its index is refused', async () => {
  // Random, since PostgreSQL would make anything else shorter.
  const label = randomBytes(6000).toString('hex');
  expect(await send('POST', '', { title: 'a', label })).toMatchObject({ status: 413, body: { code: '54000' } });
});

test('an upsert on columns without such a constraint is refused', async () => {
  const answer = await notes().upsert({ title: 'a' }, { onConflict: 'title' });
  expect(answer).toMatchObject({ status: 400, error: { code: '42P10' } });
  const unknown = await notes().upsert({ title: 'a' }, { onConflict: 'secret' });
  expect(unknown.error).toMatchObject({ code: 'PGRST204' });
});

test('a write that is given up, since it and another wait for each other, may be tried again', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await notes().insert([
    { id: first, title: 'one' },
    { id: second, title: 'two' },
  ]);
  const waiting = () =>
    served.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { asked } = await served.sql.begin(async (tx) => {
    await tx`update notes set title = 'three' where id = ${second}`;
    const rows = [first, second].map((id) => ({ id, title: 'four' }));
    const asked = notes()
      .upsert(rows)
      .then(({ status }) => status);
    await expect.poll(waiting).toHaveLength(1);
    await tx`update notes set title = 'three' where id = ${first}`;
    return { asked };
  });
  expect(await asked).toBe(503);
});
