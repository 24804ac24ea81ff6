import { legacyMoodKeys, moodKeys } from '@alento/domain/mood/schema.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Tables that only the server itself reads and writes: no policy, and no client's role has any right on them. */
const serverOnly = [
  'auth.audit_log_entries',
  'auth.flow_state',
  'auth.identities',
  'auth.mail_queue',
  'auth.mfa_amr_claims',
  'auth.mfa_challenges',
  'auth.mfa_factors',
  'auth.one_time_tokens',
  'auth.rate_limits',
  'auth.refresh_tokens',
  'auth.schema_migrations',
  'auth.sessions',
  'auth.users',
  'private.account_deletions',
  'private.account_looks',
  'private.crisis_counts',
  'private.feedback_counts',
  'private.guardian_consents',
  'private.key_fingerprints',
  'private.payment_customers',
  'private.payment_events',
  'private.plan_settings',
  'private.plan_usage',
  'private.profile_field_times',
  'private.progress_people',
  'private.progress_quarters',
  'private.rate_limits',
  'private.recovery_codes',
  'private.store_accounts',
  'private.support_attempts',
  'private.support_mails',
  'private.support_replies',
  'private.trial_key',
  'private.trial_reminders',
  'private.used_trials',
  'storage.buckets',
  'storage.discarded_contents',
];

/** Tables that the REST API serves: server/src/platform/backend/rest-tables.ts. */
const served = ['mood_entries', 'perfis'];

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

interface Table {
  name: string;
  secured: boolean;
  policies: number;
}

const tables = () => database.sql<Table[]>`
  select n.nspname || '.' || c.relname as name, c.relrowsecurity as secured,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth', 'storage', 'realtime') and c.relkind in ('r', 'p')
  order by 1`;

interface Grant {
  relation: string;
  role: string;
  right: string;
}

// has_any_column_privilege also sees what is granted on the whole relation, to the role or to everybody.
const grants = (roles: string[]) => database.sql<Grant[]>`
  select n.nspname || '.' || c.relname as relation, role, "right"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    unnest(${roles}::text[]) as role, unnest(array['select', 'insert', 'update', 'references']) as "right"
  where n.nspname in ('public', 'private', 'auth', 'storage', 'realtime') and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and has_any_column_privilege(role, c.oid, "right")
  union all
  select n.nspname || '.' || c.relname, role, 'delete'
  from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest(${roles}::text[]) as role
  where n.nspname in ('public', 'private', 'auth', 'storage', 'realtime') and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and has_table_privilege(role, c.oid, 'delete, truncate, trigger')
  order by 1, 2, 3`;

test('every table has row-level security and policies, or is on the list of those that are for the server only', async () => {
  const open = (await tables()).filter(({ secured, policies }) => !secured || policies === 0);
  expect(open.map(({ name }) => name).filter((name) => !serverOnly.includes(name))).toEqual([]);
});

test('the list of server-only tables names none that is gone or has policies', async () => {
  const known = (await tables()).filter(({ policies }) => policies === 0).map(({ name }) => name);
  expect(serverOnly.filter((name) => !known.includes(name))).toEqual([]);
});

test('a visitor has no right on any table or view', async () => {
  expect(await grants(['anon'])).toEqual([]);
});

test('a person has no right on a server-only table', async () => {
  const found = await grants(['authenticated']);
  expect(found.filter(({ relation }) => serverOnly.includes(relation))).toEqual([]);
});

test('a person never has the rights that row-level security does not see', async () => {
  const truncating = await database.sql`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
      and has_table_privilege('authenticated', c.oid, 'truncate, references, trigger')`;
  expect(truncating).toEqual([]);
});

test('every policy names its role, and what it lets in it also checks', async () => {
  const loose = await database.sql`
    select polname from pg_policy
    where 0 = any (polroles)
      or (polcmd in ('a', 'w') and polwithcheck is null)
      or (polpermissive and polcmd = '*')`;
  expect(loose).toEqual([]);
});

test("what our REST API does not serve is closed to Supabase's too, which serves all of schema public", async () => {
  const open = await database.sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and not exists (
      select from pg_policy p
      where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
        and pg_get_expr(p.polqual, c.oid) = '(SESSION_USER <> ''authenticator''::name)'
    ) order by 1`;
  expect(open.map(({ name }) => name)).toEqual(served);
});

test('no table that people reach is open to a token without the second step', async () => {
  const open = await database.sql`
    select distinct p.polrelid::regclass::text as name from pg_policy p
    where p.polpermissive and not exists (
      select from pg_policy r
      where r.polrelid = p.polrelid and not r.polpermissive and r.polcmd = '*'
        and pg_get_expr(r.polqual, r.polrelid) like '%private.has_taken_every_step()%'
    )`;
  expect(open).toEqual([]);
});

test('the owner column that a policy compares has an index that begins with it', async () => {
  const slow = await database.sql`
    select distinct p.polrelid::regclass::text as "table", a.attname as "column"
    from pg_policy p
    join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass
      and d.refobjid = p.polrelid and d.refobjsubid > 0
    join pg_attribute a on a.attrelid = p.polrelid and a.attnum = d.refobjsubid
    -- A new row is compared by itself; no index would help.
    where p.polcmd <> 'a' and not exists (
      select from pg_index i where i.indrelid = p.polrelid and i.indkey[0] = a.attnum and i.indpred is null
    )`;
  expect(slow).toEqual([]);
});

test('functions in schema private are executed by those they are granted to, never by everybody or a visitor', async () => {
  const open = await database.sql`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'private' and has_function_privilege('anon', p.oid, 'execute')`;
  expect(open).toEqual([]);
});

test("a function that runs with its owner's rights, or in schema private, has a fixed search path", async () => {
  const loose = await database.sql`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private', 'auth', 'storage', 'realtime') and (p.prosecdef or n.nspname = 'private')
      and not coalesce(p.proconfig @> array['search_path=""'], false)
      -- A body that was resolved when the function was made looks nothing up.
      and (p.prosecdef or p.prosqlbody is null)`;
  expect(loose).toEqual([]);
});

test('nobody but the owner makes objects in our schemas', async () => {
  const makers = await database.sql`
    select schema, role from unnest(array['public', 'private', 'auth', 'storage']) as schema,
      unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_schema_privilege(role, schema, 'create')`;
  expect(makers).toEqual([]);
});

test.each([
  ['mood_key', [...moodKeys, ...legacyMoodKeys]],
  ['language_code', languageCodes],
])('the database knows the same values of %s as the domain', async (domain, values) => {
  const [row] = await database.sql`
    select pg_get_constraintdef(c.oid) as definition from pg_constraint c
    where c.contypid = ${`public.${domain}`}::regtype`;
  const known = [...String(row?.definition).matchAll(/'([^']+)'/g)].map(([, value]) => value);
  expect(new Set(known)).toEqual(new Set(values));
  expect(known).toHaveLength(values.length);
});
