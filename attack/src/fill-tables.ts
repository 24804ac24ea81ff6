import type { Sql } from '@alento/sql/sql.ts';

interface OwnedTable {
  name: string;
  owner: string;
}

/** Every table of ours that has rows of people, with the column that says whose they are. */
function ownedTables(sql: Sql): Promise<OwnedTable[]> {
  return sql<OwnedTable[]>`
    select c.conrelid::regclass::text as name, a.attname as owner
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'auth.users'::regclass
      and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by 1
  `;
}

/** What a column of a type can hold, whatever it means; rows of it are to be found, not to be read. */
const anyValue: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  bytea: `'\\x00'`,
  boolean: 'true',
  jsonb: `'{}'`,
  date: 'current_date',
  'timestamp with time zone': 'now()',
  language_code: `'en'`,
  mood_key: `'calm'`,
};

/**
 * Puts a row of the person into each table where there is none: what no request of theirs can bring about, such as a
 * payment or a deletion. The database serves nobody afterwards: what its rows have to look like no longer holds.
 */
export async function fillTables(sql: Sql, personId: string): Promise<void> {
  for (const { name, owner } of await ownedTables(sql)) {
    if (await hasRowOf(sql, { name, owner }, personId)) continue;
    const columns = await sql<{ name: string; type: string; is_array: boolean }[]>`
      select a.attname as name, format_type(t.oid, null) as type,
        t.typcategory = 'A' as is_array
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attidentity = '' and (a.attname = ${owner} or (a.attnotnull and not a.atthasdef))
    `;
    const values = columns.map((column) => {
      if (column.name === owner) return `'${personId}'`;
      return anyValue[column.type] ?? (column.is_array ? `'{}'` : `'1'`);
    });
    const checks = await sql<{ name: string }[]>`
      select conname as name from pg_constraint where conrelid = ${name}::regclass and contype = 'c'
    `;
    await sql.begin(async (tx) => {
      for (const check of checks) await tx.statement(`alter table ${name} drop constraint "${check.name}"`, []);
      await tx.statement(`set local session_replication_role = replica`, []);
      const list = columns.map((column) => `"${column.name}"`).join(', ');
      await tx.statement(`insert into ${name} (${list}) values (${values.join(', ')})`, []);
    });
  }
}

/** The tables that have nothing of the person: an attack on them proves nothing. */
export async function emptyTables(sql: Sql, personId: string): Promise<string[]> {
  const tables = await ownedTables(sql);
  const filled = await Promise.all(tables.map((table) => hasRowOf(sql, table, personId)));
  return tables.filter((_, index) => !filled[index]).map(({ name }) => name);
}

async function hasRowOf(sql: Sql, { name, owner }: OwnedTable, personId: string): Promise<boolean> {
  return (await sql.statement(`select from ${name} where "${owner}" = $1 limit 1`, [personId])).count > 0;
}
