import type { Sql } from '@alento/sql/sql.ts';
import type { PaidSubscription, Payments } from '#platform/stripe/payments.ts';
import { applySubscription, nextReading } from './data.ts';

interface Sync {
  readonly sql: Sql;
  readonly payments: Payments;
}

/** Keeps all that a person pays or paid for by card as the provider has it now, and answers with it. */
export async function syncCustomer(
  { sql, payments }: Sync,
  { customer, personId }: { customer: string; personId: string },
): Promise<PaidSubscription[]> {
  const number = await nextReading(sql);
  const all = await payments.readSubscriptionsOf(customer);
  for (const paid of all) {
    if (paid.personId === personId)
      await applySubscription(sql, { source: 'web-stripe', number, personId, event: null }, paid);
  }
  return all;
}
