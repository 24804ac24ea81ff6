import { quoteName, targetColumn } from './statement.ts';
import { assertReadable, type AddressedTable } from './table.ts';
import { unknownRelationship } from './errors.ts';
import type { SelectedColumn } from './query.ts';

/** The columns to answer with, for a select list or a returning clause. */
export function projection(table: AddressedTable, select: SelectedColumn[] | undefined): string {
  const all = table.columns.select.map((column) => ({ column, alias: column }));
  const columns = (select ?? all).flatMap((each) => (each.column === '*' ? all : [each]));
  const embedded = columns.find(({ column }) => column.includes('('));
  if (embedded) throw unknownRelationship(table.name, embedded.column.split('(')[0] ?? '');
  assertReadable(
    table,
    columns.map(({ column }) => column),
  );
  const byAlias = new Map(columns.map((each) => [each.alias, each.column]));
  return [...byAlias].map(([alias, column]) => `${asJson(table, column)} as ${quoteName(alias)}`).join(', ');
}

// Clients parse JSON numbers as doubles, so an integer beyond their precision is written as text.
function asJson(table: AddressedTable, column: string): string {
  const name = targetColumn(column);
  if (table.types.get(column) !== 'bigint') return name;
  return `case when ${name} between -9007199254740991 and 9007199254740991 then to_json(${name}) else to_json(${name}::text) end`;
}

/** One row that holds the rows of `source` as JSON, and how many they are. */
export function collect(source: string): string {
  return `select coalesce(json_agg("_row"), '[]')::text as json, count(*)::int as count from ${source} as "_row"`;
}

const updatedSetting = `coalesce(nullif(current_setting('alento.updated', true), ''), '0')::int`;

/** A condition that always holds, and counts the rows that an upsert found. */
export const countUpdated = `set_config('alento.updated', (${updatedSetting} + 1)::text, true) <> ''`;

/** As `collect`, with how many rows `countUpdated` has counted. */
export function collectWithUpdated(source: string): string {
  return `select "_all".*, ${updatedSetting} as updated from (${collect(source)}) as "_all"`;
}
