import type { Sql } from '@alento/sql/sql.ts';
import type { RestTables } from './tables.ts';

/** What the database knows of a listed table. */
export interface TableShape {
  /** Column to type; of a domain the type beneath, since a filter may ask for any value. */
  types: ReadonlyMap<string, string>;
  primaryKey: readonly string[];
  /** Column to the expression that PostgreSQL would write into it by itself. */
  defaults: ReadonlyMap<string, string>;
}

export type Catalog = ReadonlyMap<string, TableShape>;

/** Reads the catalog with the first request, when migrations have run, and again after a failure. */
export function createCatalog(sql: Sql, tables: RestTables): () => Promise<Catalog> {
  let loading: Promise<Catalog> | undefined;
  return () => {
    loading ??= loadCatalog(sql, Object.keys(tables)).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

interface ColumnRow {
  table_name: string;
  column_name: string;
  type_name: string;
  is_key: boolean;
  default_expression: string | null;
}

async function loadCatalog(sql: Sql, names: string[]): Promise<Catalog> {
  const rows = await sql<ColumnRow[]>`
    select
      c.relname as table_name, a.attname as column_name, coalesce(a.attnum = any(k.conkey), false) as is_key,
      format_type(case when t.typtype = 'd' then t.typbasetype else t.oid end, null) as type_name,
      case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as default_expression
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${names}::text[])
  `;
  return new Map(
    names.map((name) => {
      const columns = rows.filter(({ table_name }) => table_name === name);
      const primaryKey = columns.filter(({ is_key }) => is_key).map(({ column_name }) => column_name);
      const types = new Map(columns.map((row) => [row.column_name, row.type_name]));
      const defaults = new Map(columns.map((row) => [row.column_name, row.default_expression ?? 'null']));
      return [name, { types, primaryKey, defaults }];
    }),
  );
}
