import * as z from 'zod';

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** Rows as CSV (RFC 4180), with a line of names; nothing where there is no row, as PostgREST answers. */
export function csvOf(json: string): string {
  const rows = rowsSchema.parse(JSON.parse(json));
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((line) => line.map(field).join(',')).join('\n');
}

function field(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
