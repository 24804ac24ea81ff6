import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
let ana: Person;
beforeAll(async () => {
  served = await serveBackend();
  ana = await signUpPerson(served);
  const { error } = await ana.client.from('notes').insert([
    { title: 'a', rank: 1, done: true, day: '2026-01-31', label: 'with,comma', at: '2026-01-31T23:30:00-03:00' },
    { title: 'b', rank: 2, done: false, day: '2026-02-01', label: 'with "quotes"', at: null },
    { title: 'c', rank: 3, done: null, day: null, label: null, at: null },
    { title: 'd%_\\', rank: null, done: null, day: null, label: `'); drop table notes; --`, at: null },
  ]);
  if (error) throw error;
});
afterAll(() => served.stop());

const notes = () => ana.client.from('notes');
const titles = (answer: { data: { title: string }[] | null }) => answer.data?.map(({ title }) => title);
const get = (query: string, headers: Record<string, string> = {}) =>
  raw(served, `/rest/v1/notes${query}`, {
    headers: { authorization: `Bearer ${ana.session.access_token}`, ...headers },
  });

test('a person selects the columns they ask for', async () => {
  const { data, error, status } = await notes().select('title, rank').eq('rank', 1);
  expect(error).toBeNull();
  expect(status).toBe(200);
  expect(data).toEqual([{ title: 'a', rank: 1 }]);
});

test('all columns are those of the list, without the ones left out', async () => {
  const { data } = await notes().select().eq('rank', 2).single();
  expect(data).toMatchObject({ title: 'b', owner: ana.user.id, day: '2026-02-01', done: false });
  expect(Object.keys(data as object)).not.toContain('secret');
});

test('every filter compares as PostgreSQL does', async () => {
  const ask = () => notes().select('title').order('title');
  expect(titles(await ask().neq('rank', 2))).toEqual(['a', 'c']);
  expect(titles(await ask().gt('rank', 1))).toEqual(['b', 'c']);
  expect(titles(await ask().gte('rank', 2).lt('rank', 3))).toEqual(['b']);
  expect(titles(await ask().lte('day', '2026-02-01'))).toEqual(['a', 'b']);
  expect(titles(await ask().in('rank', [1, 3, 99]))).toEqual(['a', 'c']);
  expect(titles(await ask().in('rank', []))).toEqual([]);
  expect(titles(await ask().is('rank', null))).toEqual(['d%_\\']);
  expect(titles(await ask().is('done', true))).toEqual(['a']);
  expect(titles(await ask().is('done', false))).toEqual(['b']);
  expect(titles(await ask().eq('done', false))).toEqual(['b']);
  expect(titles(await ask().like('title', 'd%'))).toEqual(['d%_\\']);
  expect(titles(await ask().eq('at', '2026-02-01T02:30:00Z'))).toEqual(['a']);
});

test('values with commas, quotes and SQL are only values', async () => {
  expect(titles(await notes().select('title').in('label', ['with,comma', 'nothing']))).toEqual(['a']);
  expect(titles(await notes().select('title').eq('label', 'with "quotes"'))).toEqual(['b']);
  expect(titles(await notes().select('title').eq('label', `'); drop table notes; --`))).toEqual(['d%_\\']);
  expect((await get(`?select=title&label=in.(%22with%20%5C%22quotes%5C%22%22)`)).body).toEqual([{ title: 'b' }]);
});

test('filters are negated, joined in trees, and blind to case', async () => {
  const ask = () => notes().select('title').order('title');
  expect(titles(await ask().or('rank.eq.1,rank.eq.2'))).toEqual(['a', 'b']);
  expect(titles(await ask().or('rank.eq.1,and(rank.eq.2,title.eq.b),not.and(rank.gt.0)'))).toEqual(['a', 'b']);
  expect(titles(await ask().or('title.eq."a",title.in.("b","c")'))).toEqual(['a', 'b', 'c']);
  expect(titles(await ask().not('rank', 'eq', 1).not('rank', 'is', null))).toEqual(['b', 'c']);
  expect(titles(await ask().ilike('title', 'A'))).toEqual(['a']);
  expect(titles(await ask().filter('rank', 'isdistinct', 1).not('rank', 'is', null))).toEqual(['b', 'c']);
});

test('columns are answered by another name, beside all others, and as CSV', async () => {
  expect((await notes().select('name:title').eq('rank', 1).single()).data).toEqual({ name: 'a' });
  const { data } = await notes().select('*, name:title').eq('rank', 1).single();
  expect(data).toMatchObject({ title: 'a', name: 'a', rank: 1 });
  const { data: csv } = await notes().select('title, label').in('rank', [1, 2]).order('title').csv();
  expect(csv?.split('\n')).toEqual(['title,label', expect.stringMatching(/^a,/), 'b,"with ""quotes"""']);
});

test('a page past the end is refused where rows are counted', async () => {
  const past = await notes().select('title', { count: 'exact' }).range(10, 11);
  expect(past).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  expect(await notes().select('title').range(10, 11)).toMatchObject({ status: 200, data: [] });
});

test('rows are ordered, limited and offset', async () => {
  const ask = () => notes().select('title');
  expect(titles(await ask().order('rank', { ascending: false, nullsFirst: false }).limit(2))).toEqual(['c', 'b']);
  expect(titles(await ask().order('rank', { nullsFirst: true }).range(0, 1))).toEqual(['d%_\\', 'a']);
  expect(titles(await ask().order('done').order('title', { ascending: false }).range(1, 2))).toEqual(['a', 'd%_\\']);
  expect(titles(await ask().limit(0))).toEqual([]);
});

test('no request gets more than a thousand rows', async () => {
  const many = await signUpPerson(served);
  await served.sql`
    insert into public.notes (owner, title) select ${many.user.id}, n::text from generate_series(1, 1200) n
  `;
  const { data, count } = await many.client.from('notes').select('id', { count: 'exact' }).limit(5000);
  expect(data).toHaveLength(1000);
  expect(count).toBe(1200);
});

test('a count comes with the rows or alone', async () => {
  const page = await notes().select('title', { count: 'exact' }).order('title').range(1, 2);
  expect(page).toMatchObject({ status: 206, count: 4, data: [{ title: 'b' }, { title: 'c' }] });
  const head = await notes().select('*', { count: 'exact', head: true }).gt('rank', 1);
  expect(head).toMatchObject({ count: 2, error: null });
  expect(head.data ?? null).toBeNull();
});

test('single wants exactly one row, maybeSingle one at most', async () => {
  expect((await notes().select('title').eq('rank', 1).single()).data).toEqual({ title: 'a' });
  expect((await notes().select('title').eq('rank', 99).single()).error).toMatchObject({ code: 'PGRST116' });
  expect(await notes().select('title').single()).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  expect(await notes().select('title').eq('rank', 99).maybeSingle()).toMatchObject({ data: null, error: null });
  expect((await notes().select('title').maybeSingle()).error).toMatchObject({ code: 'PGRST116' });
});

test('dates and timestamps are text, and a bigint keeps its digits', async () => {
  const id = randomUUID();
  const json = `{"id":"${id}","title":"big","big":9007199254740993}`;
  const written = await raw(served, '/rest/v1/notes?select=big', {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.session.access_token}`, prefer: 'return=representation' },
    body: json,
  });
  expect(written).toMatchObject({ status: 201, body: [{ big: '9007199254740993' }] });
  const found = await notes().select('big, day').eq('big', '9007199254740993').single();
  expect(found.data).toEqual({ big: '9007199254740993', day: null });
  await notes().update({ big: 42 }).eq('id', id);
  expect((await notes().select('big').eq('id', id).single()).data).toEqual({ big: 42 });
  await notes().delete().eq('id', id);
  const { data } = await notes().select('day, at').eq('rank', 1).single();
  expect(data).toEqual({ day: '2026-01-31', at: expect.stringMatching(/^2026-\d\d-\d\dT/) });
});

test.each([
  ['an unknown column', '?select=nothing', 400, '42703'],
  ['an unknown column beside all', '?select=*,nothing', 400, '42703'],
  ['a column that is not listed beside all', '?select=*,secret', 400, '42703'],
  ['an embedded table beside all', '?select=*,users(email)', 400, 'PGRST200'],
  ['a filter on an unknown column in a tree', '?or=(rank.eq.1,secret.eq.hidden)', 400, '42703'],
  ['SQL in a tree', '?or=(rank.eq.1,rank.eq.2);drop', 400, 'PGRST100'],
  ['SQL as an alias', '?select=x" from auth.users--:title', 400, '42703'],
  ['an open tree', '?or=(rank.eq.1', 400, 'PGRST100'],
  ['an empty tree', '?or=()', 400, 'PGRST100'],
  ['a tree without columns', '?and=(eq.1,,)', 400, 'PGRST100'],
  ['a tree too deep', '?or=(and(or(and(or(and(rank.eq.1))))))', 400, 'PGRST100'],
  ['a tree of sixty filters', `?or=(${Array(60).fill('rank.gt.0').join(',')})`, 400, 'PGRST100'],
  ['a column that is not listed', '?select=secret', 400, '42703'],
  ['a filter on a column that is not listed', '?secret=eq.hidden', 400, '42703'],
  ['an order by a column that is not listed', '?order=secret.desc', 400, '42703'],
  ['an embedded table', '?select=title,users(email)', 400, 'PGRST200'],
  ['SQL as a column', '?select=title"from%20auth.users--', 400, '42703'],
  ['SQL as a direction', '?order=title.desc;drop table notes', 400, '42703'],
  ['an inherited name as a column', '?select=__proto__', 400, '42703'],
  ['an unknown operator', '?title=fts.x', 400, 'PGRST100'],
  ['an inherited name as an operator', '?title=constructor.x', 400, 'PGRST100'],
  ['no operator', '?title=x', 400, 'PGRST100'],
  ['an open list', '?rank=in.(1,2', 400, 'PGRST100'],
  ['a limit that is no number', '?limit=1;drop', 400, 'PGRST100'],
  ['a negative offset', '?offset=-1', 400, 'PGRST100'],
  ['a value of the wrong type', '?rank=eq.one', 400, '22P02'],
  ['an id that is none', '?id=eq.1', 400, '22P02'],
  ['a state the type lacks', '?title=is.true', 400, '42804'],
  ['sixty filters', `?${Array(60).fill('rank=gt.0').join('&')}`, 400, 'PGRST100'],
])('a select with %s is refused', async (_, query, status, code) => {
  const answer = await get(query);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ code, message: expect.any(String), details: null, hint: null });
});

test('unknown tables, schemas, keys and long URLs are refused', async () => {
  const headers = { authorization: `Bearer ${ana.session.access_token}` };
  for (const path of ['unlisted', 'users', 'auth.users', 'pg_class', '__proto__', '']) {
    const answer = await raw(served, `/rest/v1/${path}`, { headers });
    expect(answer).toMatchObject({ status: 404, body: { code: 'PGRST205' } });
  }
  const call = await raw(served, '/rest/v1/rpc/anything', { method: 'POST', headers, body: '{}' });
  expect(call).toMatchObject({ status: 404, body: { code: 'PGRST202' } });
  expect(await get('', { 'accept-profile': 'auth' })).toMatchObject({ status: 406, body: { code: 'PGRST106' } });
  expect(await get('', { apikey: 'wrong' })).toMatchObject({ status: 401 });
  expect(await get(`?title=eq.${'x'.repeat(9000)}`)).toMatchObject({ status: 414 });
});
