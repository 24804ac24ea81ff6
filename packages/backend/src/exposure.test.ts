import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword, signUpPerson, type Person } from './testing/people.ts';
import { postJson, raw } from './testing/raw.ts';
import { serveBackend, type ServedBackend } from './testing/served-backend.ts';

const unused = () => Promise.reject(new Error('no test here stores anything'));

let served: ServedBackend;
let ana: Person;
beforeAll(async () => {
  served = await serveBackend({ contents: { read: unused, write: unused, remove: unused } });
  ana = await signUpPerson(served);
});
afterAll(() => served.stop());

const rights = () => served.sql`
  select c.oid::regclass::text as relation, c.relacl::text as rights, n.nspacl::text as of_schema
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('auth', 'public', 'storage') order by 1
`;

test('requests of every kind leave the rights of the database as they were', async () => {
  const before = await rights();
  const visitor = served.client();
  await visitor.from('notes').select();
  await visitor.from('unlisted').select();
  await signUpPerson(served);
  await ana.client.from('notes').insert({ title: 'mine' });
  await ana.client.from('notes').select();
  expect(await rights()).toEqual(before);
});

const names = ['info', 'config', 'env', 'debug', 'status', 'health', 'version', 'settings', 'admin/info', ''];

test.each(['auth', 'rest', 'storage'])('without a key nothing under %s tells about the server', async (part) => {
  for (const name of names) {
    const answer = await fetch(`${served.url}/${part}/v1/${name}`);
    const told = JSON.stringify([await answer.text(), [...answer.headers]]);
    expect(told).not.toMatch(/postgres|password|secret|signing|process|node|hono/i);
    expect(told).not.toContain(served.databaseUrl);
    expect(told).not.toContain(String(served.options.signingKey.d));
  }
});

const deep = (levels: number) => `${'notes('.repeat(levels)}id${')'.repeat(levels)}`;

test.each([
  ['an embedded table', 'id,users(*)'],
  ['an embedded table of itself', 'id,notes(*,notes(*,notes(*)))'],
  ['a thousand levels of tables', deep(1000)],
  ['brackets that never close', '('.repeat(8000)],
  ['a hint', 'id,notes!inner(id)'],
  ['a spread', '...users(email)'],
  ['an aggregate', 'big.sum()'],
  ['a cast', 'title::int'],
])('a select of %s is refused and holds nobody up', async (_, select) => {
  const headers = { authorization: `Bearer ${ana.session.access_token}` };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => raw(served, `/rest/v1/notes?select=${encodeURIComponent(select)}`, { headers })),
  );
  for (const { status } of answers) expect([400, 414]).toContain(status);
  expect((await ana.client.from('notes').select('title').limit(1)).error).toBeNull();
});

test('a statement that waits for somebody’s lock is given up, and holds up nobody else', async () => {
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: lock } = Promise.withResolvers<void>();
  const holding = served.sql.begin(async (tx) => {
    await tx`lock table public.notes in access exclusive mode`;
    lock();
    await isFree;
  });
  await isLocked;
  const waiting = ana.client.from('notes').select();
  expect((await served.client().auth.signInWithPassword(ana)).error).toBeNull();
  expect(await waiting).toMatchObject({ status: 504, error: { code: '55P03' } });
  free();
  await holding;
  expect((await ana.client.from('notes').select()).error).toBeNull();
});

test('what fails deep inside reaches neither the answer nor the log with its words', async () => {
  const email = freshEmail();
  await served.sql.script(`
    create function public.fail() returns trigger language plpgsql as $$
    begin raise exception 'secret words of %', new.email using errcode = 'XX000', detail = new.encrypted_password; end $$;
    create trigger fail before insert on auth.users for each row execute function public.fail();
  `);
  const answer = await postJson(served, '/auth/v1/signup', { email, password: goodPassword, data: { name: 'Ana' } });
  await served.sql.script('drop function public.fail() cascade');
  expect(answer).toMatchObject({ status: 500, body: { error_code: 'unexpected_failure' } });
  expect(served.events.at(-1)).toMatchObject({ level: 'error', reason: 'XX000' });
  for (const told of [answer.body, served.events].map((part) => JSON.stringify(part))) {
    expect(told).not.toMatch(/secret words|\$2[aby]\$|insert into|@|Ana/i);
    expect(told).not.toContain(goodPassword);
  }
});
