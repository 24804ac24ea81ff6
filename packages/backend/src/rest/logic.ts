import { unreadableQuery } from './errors.ts';

/** What has to hold of a row: one column's filter, or several conditions together or in turn. */
export type Condition =
  | { kind: 'filter'; column: string; filter: string }
  | { kind: 'and' | 'or'; isNegated: boolean; conditions: Condition[] };

const deepest = 5;
const most = 50;
const branch = /^(not\.)?(and|or)$/;
const nestedBranch = /^(not\.)?(and|or)(\(.*\))$/s;

/** Reads PostgREST's filters: `rank=gt.1`, `or=(rank.eq.1,and(title.eq.a,not.rank.is.null))`. */
export function readConditions(parameters: readonly [name: string, value: string][]): Condition[] {
  let read = 0;
  const count = (): void => {
    read += 1;
    if (read > most) throw unreadableQuery(`more than ${most} filters`);
  };
  const readTree = (kind: 'and' | 'or', isNegated: boolean, list: string, depth: number): Condition => {
    if (depth > deepest) throw unreadableQuery('a logic tree so deep');
    const conditions = splitList(list).map((text) => {
      count();
      const [, not, nested, inner] = nestedBranch.exec(text) ?? [];
      if (nested && inner) return readTree(nested === 'or' ? 'or' : 'and', Boolean(not), inner, depth + 1);
      const dot = text.indexOf('.');
      if (dot < 1) throw unreadableQuery('a logic tree');
      return {
        kind: 'filter',
        column: unquoted(text.slice(0, dot)),
        filter: unquotedOperand(text.slice(dot + 1)),
      } as const;
    });
    return { kind, isNegated, conditions };
  };
  return parameters.map(([name, value]) => {
    count();
    const [, not, kind] = branch.exec(name) ?? [];
    if (kind) return readTree(kind === 'or' ? 'or' : 'and', Boolean(not), value, 1);
    return { kind: 'filter', column: name, filter: value };
  });
}

/** The items of `(a,b,"c,d",e(f,g))`: commas in quotes and in inner brackets do not part. */
function splitList(list: string): string[] {
  if (!list.startsWith('(') || !list.endsWith(')')) throw unreadableQuery('a logic tree');
  const items: string[] = [''];
  let depth = 0;
  let isQuoted = false;
  const text = list.slice(1, -1);
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (isQuoted && sign === '\\') {
      items.push(`${items.pop()}${sign}${text.charAt((index += 1))}`);
      continue;
    }
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && sign === '(') depth += 1;
    if (!isQuoted && sign === ')') depth -= 1;
    if (depth < 0) throw unreadableQuery('a logic tree');
    if (sign === ',' && depth === 0 && !isQuoted) items.push('');
    else items.push(`${items.pop()}${sign}`);
  }
  if (depth !== 0 || isQuoted || items.some((item) => item.trim() === '')) throw unreadableQuery('a logic tree');
  return items.map((item) => item.trim());
}

const unquoted = (text: string): string => /^"(.*)"$/s.exec(text)?.[1]?.replaceAll(/\\(.)/gs, '$1') ?? text;

/** In a tree a value may stand in quotes; a list quotes its items itself. */
function unquotedOperand(filter: string): string {
  const [, operator, operand = ''] = /^((?:not\.)?\w+\.)(.*)$/s.exec(filter) ?? [];
  return operator ? `${operator}${unquoted(operand)}` : filter;
}
