import * as z from 'zod';
import type { ChangeCatalog, Column } from './change-tables.ts';
import type { Change } from './notifications.ts';

/** What a client asks for under `postgres_changes`; it is answered with the same and an id. */
export const changeRequestSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().max(63).optional(),
  table: z.string().max(63).optional(),
  filter: z.string().max(500).optional(),
  select: z.array(z.string().max(63)).max(50).optional(),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

interface Filter {
  column: string;
  operator: 'eq' | 'neq' | 'in';
  values: readonly string[];
}

export interface ChangeSubscription {
  id: number;
  request: ChangeRequest;
  filter: Filter | undefined;
}

export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError';
}

/** Refuses with a SubscriptionError what asks for tables or columns that are not offered. */
export function subscribe(requests: readonly ChangeRequest[], catalog: ChangeCatalog): ChangeSubscription[] {
  return requests.map((request, index) => {
    const { schema = 'public', table = '*' } = request;
    if ((schema !== 'public' && schema !== '*') || (table !== '*' && !catalog.has(table))) {
      throw new SubscriptionError(`changes of ${schema}.${table} are not offered`);
    }
    const filter = request.filter === undefined ? undefined : parseFilter(request.filter);
    const columns = catalog.get(table) ?? [];
    for (const name of [...(filter ? [filter.column] : []), ...(request.select ?? [])]) {
      if (!columns.some((column) => column.name === name)) {
        throw new SubscriptionError(`column ${name} of ${table} is not offered`);
      }
    }
    return { id: index + 1, request, filter };
  });
}

const filterForm = /^(\w+)=(eq|neq|in)\.(.*)$/s;

function parseFilter(text: string): Filter {
  const [, column = '', operator, value = ''] = filterForm.exec(text) ?? [];
  if (operator === 'eq' || operator === 'neq') return { column, operator, values: [value] };
  if (operator === 'in' && /^\(.*\)$/s.test(value)) return { column, operator, values: value.slice(1, -1).split(',') };
  throw new SubscriptionError('a filter is column=eq.value, column=neq.value or column=in.(values)');
}

/** Whether a subscription asks for a change, whatever the row says. */
export function asksFor({ request }: ChangeSubscription, { table, type }: Change): boolean {
  const { event, table: asked = '*' } = request;
  return (event === '*' || event === type) && (asked === '*' || asked === table);
}

/** Whether the row passes the subscription's filter. What is deleted passes every one, since only its key is known. */
export function passesFilter({ filter }: ChangeSubscription, row: Record<string, unknown>): boolean {
  if (!filter) return true;
  const isAmong = filter.values.includes(String(row[filter.column]));
  return filter.operator === 'neq' ? !isAmong : isAmong;
}

/** The columns that one of these subscriptions, at least, wishes to see. */
export function selectColumns(
  subscriptions: readonly ChangeSubscription[],
  columns: readonly Column[],
): readonly Column[] {
  const wishes = subscriptions.map(({ request }) => request.select);
  return columns.filter(({ name }) => wishes.some((wish) => wish === undefined || wish.includes(name)));
}
