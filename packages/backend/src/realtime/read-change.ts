import { escapeIdentifier, type Sql } from '@alento/sql/sql.ts';
import { asRole, type Actor } from '../database.ts';
import type { Column } from './change-tables.ts';
import type { Change } from './notifications.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The columns of a changed row, if row-level security lets the actor read it. Its key is among them. */
export async function readChangedRow(
  sql: Sql,
  actor: Actor,
  { table, key }: Change,
  columns: readonly Column[],
): Promise<Row | undefined> {
  const keys = columns.filter(({ name }) => name in key);
  if (keys.length === 0) return undefined;
  const conditions = keys.map(({ name, type }, index) => `${escapeIdentifier(name)} = $${index + 1}::${type}`);
  const list = columns.map(({ name }) => escapeIdentifier(name)).join(', ');
  const rows = `select ${list} from public.${escapeIdentifier(table)} where ${conditions.join(' and ')}`;
  const values = keys.map(({ name }) => String(key[name]));
  return asRole(sql, actor, async (tx) => {
    const [found] = await tx.statement<{ row: Row }[]>(`select to_jsonb(seen) as row from (${rows}) seen`, values, {
      prepare: true,
    });
    return found?.row;
  });
}
