import type { PersonContext } from '#http/context.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { ExportedTable } from './exported-tables.ts';

type Row = Record<string, unknown>;

interface Reading {
  ctx: PersonContext;
  cipher: PersonCipher;
}

const pageSize = 200;

/**
 * The rows of a table that the person may see, opened and in their order. Page by page, each in a transaction of its own: a slow
 * reader holds none open, and no more than a page lies in memory.
 */
export async function* readRows(
  { ctx, cipher }: Reading,
  exported: ExportedTable,
  only: Row = {},
): AsyncGenerator<Row> {
  let after: Row | undefined;
  do {
    const { text, values } = pageQuery(exported, only, after);
    const page = await ctx.database((tx) => tx.statement<{ row: Row }[]>(text, values));
    for (const { row } of page) yield openRow(cipher, exported, row);
    after = page.length < pageSize ? undefined : page.at(-1)?.row;
  } while (after);
}

/** Nothing but names of our own becomes part of the text. */
function pageQuery({ table, order }: ExportedTable, only: Row, after: Row | undefined) {
  const values: unknown[] = [];
  const bind = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
  const wanted = Object.entries(only).map(([column, value]) => `t.${column} = ${bind(value, 'uuid')}`);
  const columns = order.map(({ column }) => `t.${column}`).join(', ');
  if (after) wanted.push(`(${columns}) > (${order.map(({ column, type }) => bind(after[column], type)).join(', ')})`);
  const where = wanted.length > 0 ? `where ${wanted.join(' and ')}` : '';
  return { text: `select to_jsonb(t) as row from ${table} t ${where} order by ${columns} limit ${pageSize}`, values };
}

function openRow(cipher: PersonCipher, { sealed = {}, copies = [] }: ExportedTable, row: Row): Row {
  const opened = Object.entries(sealed).map(([column, { subject, isJson }]) => {
    const text = openBytes(row[column], (bytes) => cipher.decrypt(subject(row), bytes));
    return [column, isJson && text !== null ? (JSON.parse(text) as unknown) : text];
  });
  const told = copies.map((column) => [column, row[column] !== null]);
  return { ...row, ...Object.fromEntries([...opened, ...told]) };
}

/** PostgreSQL writes bytes as `\x` and two digits for each. */
function openBytes(value: unknown, open: (bytes: Buffer) => string): string | null {
  return typeof value === 'string' ? open(Buffer.from(value.slice(2), 'hex')) : null;
}
