import { unreadableQuery } from './errors.ts';

export interface RestQuery {
  /** `undefined` asks for all columns. */
  select: string[] | undefined;
  filters: [string, string][];
  order: string | undefined;
  limit: number | undefined;
  offset: number | undefined;
  onConflict: string[] | undefined;
  /** The columns of a bulk insert. */
  columns: string[] | undefined;
}

export const maximumRows = 1000;
const maximumFilters = 50;
const controls = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);
const logic = new Set(['and', 'or', 'not.and', 'not.or']);

export function parseQuery(url: string): RestQuery {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start === -1 ? '' : url.slice(start));
  const filters = [...parameters].filter(([name]) => !controls.has(name));
  if (filters.length > maximumFilters) throw unreadableQuery(`more than ${maximumFilters} filters`);
  if (filters.some(([name]) => logic.has(name))) throw unreadableQuery('a logic tree: only single filters are served');
  const select = names(parameters.get('select'));
  return {
    select: select?.includes('*') ? undefined : select,
    filters,
    order: parameters.get('order') ?? undefined,
    limit: count(parameters.get('limit')),
    offset: count(parameters.get('offset')),
    onConflict: names(parameters.get('on_conflict')),
    columns: names(parameters.get('columns')),
  };
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
