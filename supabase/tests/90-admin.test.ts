import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPersona, noPermission, startSession, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let admin: Persona;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createAdmin();
});
afterAll(() => database.drop());

const setRole = ({ id }: Persona, role: string | null) =>
  database.sql`update auth.users set email_confirmed_at = now(),
    raw_app_meta_data = ${role === null ? '{}' : JSON.stringify({ role })}::jsonb where id = ${id}`;

async function createAdmin(): Promise<Persona> {
  const person = await createPersona(database.sql);
  await setRole(person, 'admin');
  return person;
}

/** The functions that are for admins. */
const listFunctions = () => database.sql<{ name: string; source: string; arguments: string }[]>`
  select p.proname as name, p.prosrc as source, pg_get_function_identity_arguments(p.oid) as arguments
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'private' and p.proname like 'admin\\_%' order by 1`;

// What people write, and what leads to it.
const content = [
  'assessments',
  'chat_notices',
  'dialogue_runs',
  'exercise_favourites',
  'journal_entries',
  'memories',
  'messages',
  'mood_entries',
  'person_keys',
  'practices',
  'safety_plans',
  'session_summaries',
];

test('no function for admins reads a table of what people write in confidence', async () => {
  const found = await listFunctions();
  expect(found.length).toBeGreaterThan(15);
  const named = new RegExp(`\\b(?:public|private)\\.(?:${content.join('|')})\\b`);
  expect(found.filter(({ source }) => named.test(source)).map(({ name }) => name)).toEqual([]);
  const tables = await database.sql<{ name: string }[]>`
    select relname as name from pg_class where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  expect(content.filter((table) => !tables.some(({ name }) => name === table))).toEqual([]);
});

test('what operators see of a report is without its person and without what only they can open', async () => {
  const columns = await database.sql<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = 'private.reports_for_admins'::regclass and attnum > 0`;
  expect(columns.map(({ name }) => name)).toEqual([
    'reference',
    'category',
    'language',
    'engine',
    'model',
    'prompt_version',
    'created_at',
    'created_us',
    'status',
    'operator_copy',
  ]);
});

test('every function for admins refuses whoever is none, by the database alone', async () => {
  const stranger = await createPersona(database.sql);
  const exAdmin = await createAdmin();
  await setRole(exAdmin, null);
  const unconfirmed = await createAdmin();
  await database.sql`update auth.users set email_confirmed_at = null where id = ${unconfirmed.id}`;
  const banned = await createAdmin();
  await database.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  for (const { name, arguments: given } of await listFunctions()) {
    if (name === 'admin_find_account') continue;
    const values =
      given === ''
        ? ''
        : given
            .split(',')
            .map(() => 'null')
            .join(', ');
    for (const person of [stranger, exAdmin, unconfirmed, banned]) {
      await expect(person.act((tx) => tx.statement(`select private.${name}(${values})`, []))).rejects.toThrow(
        'for admins',
      );
    }
    await expect(
      visitor(database.sql).act((tx) => tx.statement(`select private.${name}(${values})`, [])),
    ).rejects.toThrow(noPermission);
  }
});

test('a helper of admins is nobody’s to call', async () => {
  const helpers = [
    "admin_find_account('a@example.com')",
    `set_admin_role('${admin.id}', true)`,
    "log_admin_act('done', null)",
  ];
  for (const helper of helpers) {
    await expect(admin.act((tx) => tx.statement(`select private.${helper}`, []))).rejects.toThrow(noPermission);
  }
});

test('an admin reads no row of anybody by row-level security, and an own row like anybody', async () => {
  const ana = await createPersona(database.sql);
  const session = await startSession(ana);
  await database.sql`insert into public.reply_reports (id, user_id, category, language, engine)
    values (${randomUUID()}, ${ana.id}, 'other', 'pt', 'guided')`;
  await database.sql`insert into public.support_messages (id, user_id, email, message, email_digest, category, language)
    values (${randomUUID()}, ${ana.id}, '\\x00', '\\x00', '\\x00', 'other', 'pt')`;
  const tables = await database.sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'storage')
      and has_any_column_privilege('authenticated', c.oid, 'select')
      and c.relname not in ('admin_log', 'maintenance', 'engine_switches', 'engine_replies', 'client_faults')`;
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables) {
    const rows = await admin.act((tx) => tx.statement(`select 1 from ${name}`, []));
    expect([name, rows.length]).toEqual([name, 0]);
  }
  expect(session).toBeTruthy();
});

test('the tables of operations are read by admins alone, and changed by none of them', async () => {
  const stranger = await createPersona(database.sql);
  await database.sql`insert into private.client_faults (place, name) values ('/app', 'TypeError')`;
  for (const table of ['admin_log', 'maintenance', 'engine_switches', 'engine_replies', 'client_faults']) {
    const read = (as: Persona) => as.act((tx) => tx.statement(`select 1 from private.${table}`, []));
    expect(await read(stranger)).toHaveLength(0);
    await read(admin);
    await expect(admin.act((tx) => tx.statement(`delete from private.${table}`, []))).rejects.toThrow(noPermission);
  }
  expect(await admin.act((tx) => tx`select 1 from private.client_faults`)).toHaveLength(1);
});

test('a role that is taken away ends at once, in the middle of what somebody does', async () => {
  const other = await createAdmin();
  await other.act(async (tx) => {
    expect(await tx`select private.is_admin() as is`).toEqual([{ is: true }]);
    await setRole(other, null);
    expect(await tx`select private.is_admin() as is`).toEqual([{ is: false }]);
  });
});

test('the log is only added to, by anybody: no act is changed or unsaid', async () => {
  await database.sql`insert into private.admin_log (actor_id, action, object) values (${admin.id}, 'account_looked_at', 'x')`;
  const rights = await database.sql`
    select role, "right" from unnest(array['anon', 'authenticated', 'service_role']) role,
      unnest(array['insert', 'update', 'delete', 'truncate']) "right"
    where has_table_privilege(role, 'private.admin_log', "right")`;
  expect(rights).toEqual([]);
  for (const statement of [
    "update private.admin_log set action = 'nothing'",
    'delete from private.admin_log',
    'truncate private.admin_log',
  ]) {
    await expect(database.sql.script(statement)).rejects.toThrow('only added to');
  }
});

test.each(['a word of somebody', 'Ana Souza', 'olá', 'a'.repeat(200)])('the log takes no words: %s', async (object) => {
  await expect(
    database.sql`insert into private.admin_log (actor_id, action, object) values (${admin.id}, 'done', ${object})`,
  ).rejects.toThrow('admin_log_object');
});

test.each([
  [[], 0],
  [[10, 30], 40],
  [[30, 0], 30],
  [[3, 4], '<10'],
  [[10, 30, 7], '<50'],
  [[30, 7, 6], 43],
])('the sum of %j is told as %j, so that no small figure can be worked out', async (counts, told) => {
  const [row] = await database.sql`select private.tell_sum(${counts}::bigint[]) as sum`;
  expect(row?.sum).toBe(told);
});

test.each([
  [0, '<10'],
  [9, '<10'],
  [10, 10],
  [4321, 4321],
])('a figure of %j is told as %j', async (count, told) => {
  const [row] = await database.sql`select private.tell_figure(${count}) as figure`;
  expect(row?.figure).toBe(told);
});

test('what an operator gave stays when a purchase ends, and ends by itself', async () => {
  const { sql } = database;
  const person = await createPersona(sql);
  await person.growUp();
  await sql`update private.plan_settings set is_sold = true`;
  const state = async () => (await sql`select private.plan_state(${person.id}) as state`)[0]?.state;
  const email = `${person.id}@example.com`;
  expect(await state()).toBe('free');
  await admin.act((tx) => tx`select private.admin_grant_premium(${email}, 30)`);
  expect(await state()).toBe('premium');
  await sql`select private.apply_subscription('evt_1', 1, ${person.id}, null, 'web-stripe', 'sub_1', 'month', 'active', true,
    now() + interval '9 days', 'eur', 499)`;
  await sql`select private.apply_subscription('evt_2', 2, ${person.id}, null, 'web-stripe', 'sub_1', 'month', 'ended', false,
    now() - interval '1 day', 'eur', 499)`;
  expect(await sql`select ispremium from public.perfis where id_usuario = ${person.id}`).toEqual([
    { ispremium: false },
  ]);
  expect(await state()).toBe('premium');
  await sql`update private.plan_grants set premium_granted_until = now() - interval '1 second' where user_id = ${person.id}`;
  expect(await state()).toBe('expired');
});

test('a trial is begun or made longer, and its person can still end it', async () => {
  const { sql } = database;
  const person = await createPersona(sql);
  await person.growUp();
  await sql`update private.plan_settings set is_sold = true`;
  const email = `${person.id}@example.com`;
  const extend = () =>
    admin.act((tx) => tx<{ until: Date }[]>`select private.admin_extend_trial(${email}, 5) as until`);
  const state = async () => (await sql`select private.plan_state(${person.id}) as state`)[0]?.state;
  const days = (until: Date | undefined) => Math.round((Number(until) - Date.now()) / 86_400_000);
  expect(days((await extend())[0]?.until)).toBe(7 + 5 - 7);
  expect(days((await extend())[0]?.until)).toBe(12);
  expect(await state()).toBe('trial');
  await person.act((tx) => tx`select private.cancel_trial()`);
  expect(await state()).toBe('expired');
});
