import { unreadableQuery } from './errors.ts';
import { targetColumn } from './statement.ts';
import { assertReadable, type AddressedTable } from './table.ts';

const term = /^(.+?)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/;

/** The terms of an `order by` clause: `a.desc.nullslast,b`. */
export function orderClause(table: AddressedTable, order: string): string {
  return order
    .split(',')
    .map((text) => {
      const [, column, direction, nulls] = term.exec(text.trim()) ?? [];
      if (column === undefined) throw unreadableQuery('an order');
      assertReadable(table, [column]);
      return [targetColumn(column), direction, nulls?.replace('nulls', 'nulls ')].filter(Boolean).join(' ');
    })
    .join(', ');
}
