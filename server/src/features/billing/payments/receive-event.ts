import type { Sql } from '@alento/sql/sql.ts';
import type { Log } from '#platform/log/log.ts';
import type { PaymentEvent, Payments } from '#platform/stripe/payments.ts';
import { isKnownEvent } from './data.ts';
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
  if (event.kind === 'other' || (await isKnownEvent(deps.sql, event.id))) return;
  const subscription = await findSubscription(deps.payments, event);
  if (subscription) await syncSubscription(deps, { subscription, event: event.id });
}

function findSubscription(payments: Payments, event: Exclude<PaymentEvent, { kind: 'other' }>): Promise<string | null> {
  return event.kind === 'subscription'
    ? Promise.resolve(event.subscription)
    : payments.endSubscriptionOf(event.payment);
}
