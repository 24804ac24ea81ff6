import type { Sql } from '@alento/sql/sql.ts';
import type { Log } from '#platform/log/log.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { fetchCustomer, isKnownEvent } from './data.ts';
import { syncSubscription } from './sync-subscription.ts';

interface Received {
  readonly sql: Sql;
  readonly payments: Payments;
  readonly log: Log;
  readonly body: string;
  readonly signature: string;
}

/** Applies a message of the payment provider, once. What it says of nothing here is done with, too. */
export async function receiveEvent({ body, signature, ...deps }: Received): Promise<void> {
  const event = await deps.payments.readEvent(body, signature);
  if (event.kind === 'other' || (await isKnownEvent(deps.sql, 'web-stripe', event.id))) return;
  const subscription = event.kind === 'subscription' ? event.subscription : await endPaidBy(deps, event.payment);
  if (subscription) await syncSubscription(deps, { subscription, event: event.id });
}

/** Ends what a payment that was taken back paid for, and says which; null if it is not a subscription of somebody's here. */
async function endPaidBy({ sql, payments }: Pick<Received, 'sql' | 'payments'>, payment: string) {
  const paid = await payments.readPaidBy(payment);
  if (!paid?.personId || (await fetchCustomer(sql, paid.personId)) !== paid.customer) return null;
  if (paid.status !== 'ended') await payments.endSubscription(paid.id);
  return paid.id;
}
