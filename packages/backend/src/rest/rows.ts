import { unreadableBody } from './errors.ts';

export interface RowsInput {
  /** The body as it came: PostgreSQL reads the values from it, so that a bigint keeps its digits. */
  json: string;
  columns: string[];
  isList: boolean;
  count: number;
}

/** Reads which columns a body of one row or a list of rows names. */
export function parseRows(json: string, listedColumns: string[] | undefined): RowsInput {
  const body = parseJson(json);
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (!rows.every(isRow)) throw unreadableBody('Empty or invalid json');
  const columns = listedColumns ?? commonKeys(rows);
  return { json, columns, isList: Array.isArray(body), count: rows.length };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw unreadableBody('Empty or invalid json');
  }
}

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function commonKeys(rows: object[]): string[] {
  const columns = Object.keys(rows[0] ?? {});
  const known = new Set(columns);
  const isAlike = rows.every((row) => {
    const keys = Object.keys(row);
    return keys.length === columns.length && keys.every((key) => known.has(key));
  });
  if (!isAlike) throw unreadableBody('All object keys must match');
  return columns;
}
