import { unknownColumn, unreadableQuery } from './errors.ts';
import { targetColumn, type Values } from './statement.ts';
import type { AddressedTable } from './table.ts';

const comparisons: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

const states: Readonly<Record<string, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/** The conditions of `column=operator.value` parameters, joined for a where clause; empty if there are none. */
export function filterClause(table: AddressedTable, filters: readonly [string, string][], values: Values): string {
  return filters.map(([column, filter]) => condition(table, column, filter, values)).join(' and ');
}

function condition(table: AddressedTable, column: string, filter: string, values: Values): string {
  const type = table.types.get(column);
  if (type === undefined || !table.columns.select.includes(column)) throw unknownColumn(table.name, column);
  const dot = filter.indexOf('.');
  const operator = filter.slice(0, dot);
  const operand = filter.slice(dot + 1);
  const name = targetColumn(column);

  const comparison = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
  if (comparison) return `${name} ${comparison} ${values.cast(operand, type)}`;
  const state = operator === 'is' && Object.hasOwn(states, operand) ? states[operand] : undefined;
  if (state) return `${name} ${state}`;
  if (operator === 'like') return `${name}::text like ${values.text(operand.replaceAll('*', '%'))}`;
  if (operator === 'in') return `${name} = any(${values.cast(arrayText(readList(operand)), `${type}[]`)})`;
  throw unreadableQuery('a filter');
}

// PostgREST's list: (a,"b,c","say \"d\"").
const listItem = /(?:"((?:[^"\\]|\\.)*)"|([^",()][^,()]*|))(,|$)/y;

function readList(operand: string): string[] {
  if (!operand.startsWith('(') || !operand.endsWith(')')) throw unreadableQuery('a list');
  const list = operand.slice(1, -1);
  const items: string[] = [];
  if (list === '') return items;
  listItem.lastIndex = 0;
  let separator: string | undefined = ',';
  while (separator === ',') {
    const match = listItem.exec(list);
    if (!match) throw unreadableQuery('a list');
    items.push(match[1]?.replaceAll(/\\(.)/g, '$1') ?? match[2] ?? '');
    separator = match[3];
  }
  return items;
}

/** PostgreSQL's text of an array, so that one statement serves lists of any length. */
function arrayText(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replaceAll(/[\\"]/g, String.raw`\$&`)}"`).join(',')}}`;
}
