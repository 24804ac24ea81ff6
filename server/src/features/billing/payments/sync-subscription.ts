import type { Sql } from '@alento/sql/sql.ts';
import type { Log } from '#platform/log/log.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { applySubscription, nextReading, type Application } from './data.ts';

interface Sync {
  readonly sql: Sql;
  readonly payments: Payments;
  readonly log: Log;
}

/**
 * Keeps a subscription as the provider has it now. What an event says is not believed, only that something changed: so it
 * does not matter in which order events come. See docs/decisions.
 */
export async function syncSubscription(
  { sql, payments, log }: Sync,
  { subscription, event }: { subscription: string; event: string | null },
): Promise<Application> {
  const number = await nextReading(sql);
  const paid = await payments.readSubscription(subscription);
  if (!paid?.personId) return 'stranger';
  const outcome = await applySubscription(sql, { source: 'web-stripe', number, personId: paid.personId, event }, paid);
  if (outcome === 'stranger') log.warn({ code: 'billing.stranger' }, 'a subscription of nobody here');
  return outcome;
}
