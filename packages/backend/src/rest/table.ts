import type { Catalog, TableShape } from './catalog.ts';
import { undefinedColumn, unknownColumn, unknownTable } from './errors.ts';
import type { RestTable, RestTables } from './tables.ts';

/** A listed table, as the list and the database describe it. */
export interface AddressedTable extends TableShape {
  name: string;
  columns: Required<RestTable>;
}

export function addressTable(tables: RestTables, catalog: Catalog, name: string): AddressedTable {
  const listed = Object.hasOwn(tables, name) ? tables[name] : undefined;
  const shape = catalog.get(name);
  if (!listed || !shape || shape.types.size === 0) throw unknownTable(name);
  return { name, ...shape, columns: { select: [], insert: [], update: [], delete: false, ...listed } };
}

/** Refuses columns that a query asks for and that are not listed, as PostgreSQL does. */
export function assertReadable(table: AddressedTable, asked: readonly string[]): void {
  const stranger = asked.find((column) => !table.columns.select.includes(column) || !table.types.has(column));
  if (stranger !== undefined) throw undefinedColumn(table.name, stranger);
}

/** Refuses columns that are not listed, or are missing in the database. */
export function assertColumns(table: AddressedTable, listed: readonly string[], asked: readonly string[]): void {
  const stranger = asked.find((column) => !listed.includes(column) || !table.types.has(column));
  if (stranger !== undefined) throw unknownColumn(table.name, stranger);
}
