import { undefinedColumn, unreadableQuery } from './errors.ts';
import type { Condition } from './logic.ts';
import { targetColumn, type Values } from './statement.ts';
import { assertReadable, type AddressedTable } from './table.ts';

type ColumnFilter = Omit<Extract<Condition, { kind: 'filter' }>, 'kind'>;

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

/** Conditions joined for a where clause; empty if there are none. */
export function filterClause(table: AddressedTable, filters: readonly Condition[], values: Values): string {
  return filters.map((each) => clause(table, each, values)).join(' and ');
}

function clause(table: AddressedTable, condition: Condition, values: Values): string {
  if (condition.kind === 'filter') return comparison(table, condition, values);
  const parts = condition.conditions.map((each) => clause(table, each, values));
  return `${condition.isNegated ? 'not ' : ''}(${parts.join(` ${condition.kind} `)})`;
}

function comparison(table: AddressedTable, { column, filter }: ColumnFilter, values: Values): string {
  assertReadable(table, [column]);
  const type = table.types.get(column);
  if (type === undefined) throw undefinedColumn(table.name, column);
  if (filter.startsWith('not.')) return `not (${comparison(table, { column, filter: filter.slice(4) }, values)})`;
  const dot = filter.indexOf('.');
  const operator = filter.slice(0, dot);
  const operand = filter.slice(dot + 1);
  const name = targetColumn(column);

  const sign = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
  if (sign) return `${name} ${sign} ${values.cast(operand, type)}`;
  const state = operator === 'is' && Object.hasOwn(states, operand) ? states[operand] : undefined;
  if (state) return `${name} ${state}`;
  if (operator === 'like' || operator === 'ilike') {
    return `${name}::text ${operator} ${values.text(operand.replaceAll('*', '%'))}`;
  }
  if (operator === 'isdistinct') return `${name} is distinct from ${values.cast(operand, type)}`;
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
