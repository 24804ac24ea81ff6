import { quoteName, targetColumn } from './statement.ts';
import { assertColumns, type AddressedTable } from './table.ts';

/** The columns to answer with, for a select list or a returning clause. */
export function projection(table: AddressedTable, select: string[] | undefined): string {
  const columns = select ?? table.columns.select;
  assertColumns(table, table.columns.select, columns);
  return columns.map((column) => `${asJson(table, column)} as ${quoteName(column)}`).join(', ');
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
