import type { Sql } from '@alento/sql/sql.ts';

/** The tables of schema public whose changes clients may follow, each with the columns that are sent. */
export type ChangeTables = Readonly<Record<string, readonly string[]>>;

export interface Column {
  name: string;
  /** As PostgreSQL names it in its catalog, for example `int8`. */
  type: string;
}

export type ChangeCatalog = ReadonlyMap<string, readonly Column[]>;

/** Reads the columns' types when first asked, when migrations have run, and again after a failure. */
export function createChangeCatalog(sql: Sql, tables: ChangeTables): () => Promise<ChangeCatalog> {
  let loading: Promise<ChangeCatalog> | undefined;
  return () => {
    loading ??= loadCatalog(sql, tables).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function loadCatalog(sql: Sql, tables: ChangeTables): Promise<ChangeCatalog> {
  const rows = await sql<(Column & { table: string })[]>`
    select c.relname as "table", a.attname as name, t.typname as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${Object.keys(tables)}::text[])
    order by c.relname, a.attnum
  `;
  return new Map(
    Object.entries(tables).map(([table, listed]) => {
      const known = rows.filter((row) => row.table === table && listed.includes(row.name));
      return [table, known.map(({ name, type }) => ({ name, type }))];
    }),
  );
}
