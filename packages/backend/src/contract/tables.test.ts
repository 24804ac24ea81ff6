import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

// No interface: the library's types want an index signature.
type Note = { id: string; title: string; rank: number | null };

/** As `supabase gen types` writes it; the library offers `maxAffected` from this version on. */
interface Database {
  __InternalSupabase: { PostgrestVersion: '13' };
  public: {
    Tables: { notes: { Row: Note; Insert: Partial<Note>; Update: Partial<Note>; Relationships: [] } };
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
}

let served: ServedBackend;
let ana: Person;
beforeAll(async () => {
  served = await serveBackend();
  ana = await signUpPerson(served);
  const { error } = await notes().insert([
    { title: 'first', rank: 1, done: true },
    { title: 'second', rank: 2, done: false },
    { title: 'third', rank: 3 },
    { title: 'last', rank: null },
  ]);
  if (error) throw error;
});
afterAll(() => served.stop());

const notes = ({ client }: Pick<Person, 'client'> = ana) => client.from('notes');
const titlesOf = ({ data, error }: { data: Pick<Note, 'title'>[] | null; error: unknown }) =>
  error ?? data?.map(({ title }) => title);

test('select answers the columns that are asked for, filtered and in order', async () => {
  const { data, error } = await notes().select('title, rank').eq('rank', 2);
  expect({ data, error }).toEqual({ data: [{ title: 'second', rank: 2 }], error: null });
  const ask = () => notes().select('title').order('rank', { ascending: true, nullsFirst: false });
  expect(titlesOf(await ask())).toEqual(['first', 'second', 'third', 'last']);
  expect(titlesOf(await ask().neq('rank', 2))).toEqual(['first', 'third']);
  expect(titlesOf(await ask().gt('rank', 1).lt('rank', 3))).toEqual(['second']);
  expect(titlesOf(await ask().gte('rank', 2).lte('rank', 3))).toEqual(['second', 'third']);
  expect(titlesOf(await ask().in('rank', [1, 3]))).toEqual(['first', 'third']);
  expect(titlesOf(await ask().is('rank', null))).toEqual(['last']);
  expect(titlesOf(await ask().is('done', true))).toEqual(['first']);
  expect(titlesOf(await ask().like('title', '%st'))).toEqual(['first', 'last']);
  expect(titlesOf(await ask().match({ rank: 3, title: 'third' }))).toEqual(['third']);
  expect(titlesOf(await ask().filter('rank', 'eq', 1))).toEqual(['first']);
});

test('limit and range answer a part, and count the whole', async () => {
  const ask = () => notes().select('title', { count: 'exact' }).order('rank');
  expect(titlesOf(await ask().limit(2))).toEqual(['first', 'second']);
  const page = await ask().range(1, 2);
  expect([titlesOf(page), page.count]).toEqual([['second', 'third'], 4]);
  expect(await notes().select('*', { count: 'exact', head: true })).toMatchObject({ data: null, count: 4 });
});

test('single wants one row, maybeSingle one at most', async () => {
  expect((await notes().select('title').eq('rank', 1).single()).data).toEqual({ title: 'first' });
  expect(await notes().select('title').eq('rank', 9).maybeSingle()).toMatchObject({ data: null, error: null });
  for (const { error, status } of [
    await notes().select().eq('rank', 9).single(),
    await notes().select().single(),
    await notes().select().maybeSingle(),
  ]) {
    expect([error?.code, status]).toEqual(['PGRST116', 406]);
  }
});

test('upsert inserts a row, then changes the one that is there, and answers it', async () => {
  const me = await signUpPerson(served);
  const first = await notes(me).upsert({ label: me.user.id, title: 'Ana' }, { onConflict: 'label' }).select().single();
  expect(first).toMatchObject({ error: null, status: 201, data: { title: 'Ana', owner: me.user.id } });
  const again = await notes(me)
    .upsert({ label: me.user.id, title: 'Ana Lima' }, { onConflict: 'label' })
    .select('id, title')
    .single();
  expect(again).toMatchObject({ error: null, data: { id: (first.data as Note).id, title: 'Ana Lima' } });
  const kept = await notes(me)
    .upsert({ label: me.user.id, title: 'nobody' }, { onConflict: 'label', ignoreDuplicates: true })
    .select();
  expect(kept).toMatchObject({ error: null, data: [] });
  expect(titlesOf(await notes(me).select('title'))).toEqual(['Ana Lima']);
});

test('insert, update and delete answer nothing, or their rows with select', async () => {
  const me = await signUpPerson(served);
  expect(await notes(me).insert({ title: 'mine' })).toMatchObject({ data: null, error: null, status: 201 });
  expect(await notes(me).update({ rank: 1 }).eq('title', 'mine')).toMatchObject({ data: null, status: 204 });
  const updated = await notes(me).update({ rank: 2 }).eq('title', 'mine').select('title, rank');
  expect(updated.data).toEqual([{ title: 'mine', rank: 2 }]);
  expect((await notes(me).delete().eq('rank', 2).select('title')).data).toEqual([{ title: 'mine' }]);
  expect((await notes(me).select()).data).toEqual([]);
});

test('maxAffected undoes a write that touches more', async () => {
  const me = await signUpPerson(served);
  const twins = (me.client as SupabaseClient<Database>).from('notes');
  await twins.insert([{ title: 'a' }, { title: 'a' }]);
  const tooMany = { status: 400, error: { code: 'PGRST124', details: 'The query affects 2 rows' } };
  expect(await twins.update({ rank: 1 }).eq('title', 'a').maxAffected(1)).toMatchObject(tooMany);
  expect(await twins.delete().eq('title', 'a').maxAffected(1)).toMatchObject(tooMany);
  expect(await twins.update({ rank: 1 }).eq('title', 'a').maxAffected(2)).toMatchObject({ error: null });
  expect((await twins.select().eq('rank', 1)).data).toHaveLength(2);
});

test('throwOnError throws what is otherwise answered', async () => {
  await expect(notes().select('nothing').throwOnError()).rejects.toMatchObject({ code: '42703' });
});

test('setHeader, abortSignal and retry go with a request', async () => {
  const aborted = await notes().select('title').abortSignal(AbortSignal.abort()).retry(false);
  expect(aborted.error?.message).toMatch(/abort/i);
  const counted = await notes().select('title').setHeader('prefer', 'count=exact').limit(1);
  expect(counted.count).toBe(4);
});

test('what is not served is refused and never answered otherwise', async () => {
  const ask = () => notes().select('title');
  const questions: PromiseLike<{ error: { code: string } | null }>[] = [
    ask().contains('extra', {}),
    ask().textSearch('title', 'first'),
    notes().select('title, users(email)'),
    ana.client.rpc('anything'),
    ask().geojson(),
    ask().explain(),
    ask().stripNulls(),
  ];
  const codes = (await Promise.all(questions)).map(({ error }) => error?.code);
  expect(codes).toEqual([
    ...Array<string>(2).fill('PGRST100'),
    'PGRST200',
    'PGRST202',
    ...Array<string>(3).fill('PGRST107'),
  ]);
});

test('refusals have PostgREST’s and PostgreSQL’s codes', async () => {
  const me = await signUpPerson(served);
  const label = me.user.id;
  await notes(me).insert({ label, title: 'mine' });
  const answers = {
    'an unknown table': await me.client.from('nothing').select(),
    'a column that is not written': await notes(me).insert({ nothing: 1 }),
    'a duplicate': await notes(me).insert({ label, title: 'twice' }),
    'a value against a check': await notes(me).insert({ title: 'x'.repeat(101) }),
    'a value of another type': await notes(me).insert({ title: 'x', rank: 'many' }),
    'no value where one must be': await notes(me).insert({ rank: 1 }),
    'a stranger’s name': await notes(me).insert({ title: 'x', owner: ana.user.id }),
    'no account': await served.client().from('notes').select(),
    'no filter': await notes(me).delete(),
  };
  const codes = Object.entries(answers).map(([what, { error, status }]) => [what, error?.code, status]);
  expect(codes).toEqual([
    ['an unknown table', 'PGRST205', 404],
    ['a column that is not written', 'PGRST204', 400],
    ['a duplicate', '23505', 409],
    ['a value against a check', '23514', 400],
    ['a value of another type', '22P02', 400],
    ['no value where one must be', '23502', 400],
    ['a stranger’s name', '42501', 403],
    ['no account', '42501', 401],
    ['no filter', '21000', 400],
  ]);
});
