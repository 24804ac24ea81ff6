import { unreadableQuery } from './errors.ts';
import { readConditions, type Condition } from './logic.ts';

/** A column to answer with, and what it is called there. */
export interface SelectedColumn {
  column: string;
  alias: string;
}

export interface RestQuery {
  /** `undefined` asks for all columns; so does a `*` among others. */
  select: SelectedColumn[] | undefined;
  filters: Condition[];
  order: string | undefined;
  limit: number | undefined;
  offset: number | undefined;
  onConflict: string[] | undefined;
  /** The columns of a bulk insert. */
  columns: string[] | undefined;
}

export const maximumRows = 1000;
const controls = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);

export function parseQuery(url: string): RestQuery {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start === -1 ? '' : url.slice(start));
  const filters = [...parameters].filter(([name]) => !controls.has(name));
  return {
    select: names(parameters.get('select'))?.map(readColumn),
    filters: readConditions(filters),
    order: parameters.get('order') ?? undefined,
    limit: count(parameters.get('limit')),
    offset: count(parameters.get('offset')),
    onConflict: names(parameters.get('on_conflict')),
    columns: names(parameters.get('columns')),
  };
}

const aliased = /^([\p{L}_][\p{L}\p{N}_ ]{0,62}):(?!:)(.+)$/u;

function readColumn(text: string): SelectedColumn {
  const [, alias, column] = aliased.exec(text) ?? [];
  return alias && column ? { column, alias } : { column: text, alias: text };
}

// Names come bare or in double quotes. The caller of the list rejects names that are not columns of the table.
function names(list: string | null): string[] | undefined {
  if (list === null || list.trim() === '') return undefined;
  return [...new Set(list.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1')))];
}

function count(text: string | null): number | undefined {
  if (text === null) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) throw unreadableQuery('a limit or an offset');
  return number;
}
