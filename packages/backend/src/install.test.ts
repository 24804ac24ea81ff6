import type { Sql } from '@alento/sql/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRole } from './database.ts';
import { installBackend } from './install.ts';
import { connect } from '@alento/sql/testing/connect.ts';
import { createDatabase, type EmptyDatabase } from './testing/database.ts';

let database: EmptyDatabase;
let processes: Sql[];
let sql: Sql;
beforeAll(async () => {
  database = await createDatabase();
  sql = connect(database.url, 2);
  processes = [sql, ...[1, 2].map(() => connect(database.url, 1))];
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.end()));
  await database.drop();
});

const person = '7b1f4b4c-7c93-4d8f-8d2d-5a1e0a1b2c3d';

test('three processes install one empty database at once, and again', async () => {
  await Promise.all(processes.map((process) => installBackend(process)));
  await Promise.all(processes.map((process) => installBackend(process)));
  const versions = await sql`select version from auth.schema_migrations order by version`;
  expect(versions.length).toBeGreaterThan(0);
  expect(new Set(versions.map(({ version }) => String(version))).size).toBe(versions.length);
});

test('anon and authenticated may use the schemas and nothing in them', async () => {
  const grants = await sql`
    select c.relname, r.rolname from pg_class c, pg_roles r
    where c.relnamespace in ('auth'::regnamespace, 'public'::regnamespace) and c.relkind in ('r', 'v', 'p')
      and r.rolname in ('anon', 'authenticated')
      and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete, truncate, references, trigger')
  `;
  expect(grants).toHaveLength(0);
  const [later] = await sql`
    select has_schema_privilege('anon', 'public', 'usage') as usage,
      has_schema_privilege('anon', 'public', 'create') as create_public,
      has_schema_privilege('authenticated', 'auth', 'create') as create_auth
  `;
  expect(later).toEqual({ usage: true, create_public: false, create_auth: false });
});

test('a table that is made later is granted to nobody', async () => {
  await sql`create table public.later (id integer)`;
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    const read = asRole(sql, { role, claims: {} }, (tx) => tx`select * from public.later`);
    await expect(read).rejects.toMatchObject({ code: '42501' });
  }
});

test('every table of schema auth has row-level security', async () => {
  const open = await sql`
    select relname from pg_class
    where relnamespace = 'auth'::regnamespace and relkind = 'r' and not relrowsecurity and relname <> 'schema_migrations'
  `;
  expect(open).toHaveLength(0);
});

test('asRole acts as the role, with its claims and time-outs, for one transaction', async () => {
  const claims = { sub: person, role: 'authenticated', note: `it's "quoted"` };
  const inside = await asRole(sql, { role: 'authenticated', claims }, async (tx) => {
    const [row] = await tx`
      select current_user as who, auth.uid() as uid, auth.role() as role, auth.jwt() ->> 'note' as note,
        current_setting('statement_timeout') as statements, current_setting('lock_timeout') as locks
    `;
    return row;
  });
  expect(inside).toEqual({
    who: 'authenticated',
    uid: person,
    role: 'authenticated',
    note: claims.note,
    statements: '8s',
    locks: '3s',
  });
  const [outside] = await sql`select current_user = session_user as same, auth.uid() as uid, auth.role() as role`;
  expect(outside).toEqual({ same: true, uid: null, role: null });
});

test('a role that cannot be taken runs nothing', async () => {
  const role = 'nobody' as 'anon';
  const work = asRole(sql, { role, claims: {} }, (tx) => tx`insert into public.later values (1)`);
  await expect(work).rejects.toThrow('role "nobody" does not exist');
  expect(await sql`select * from public.later`).toHaveLength(0);
});

test('what fails inside asRole leaves nothing behind', async () => {
  const work = asRole(sql, { role: 'service_role', claims: {} }, async (tx) => {
    await tx`reset role`;
    await tx`insert into public.later values (2)`;
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await sql`select * from public.later`).toHaveLength(0);
});
