import type { Sql } from '@alento/sql/sql.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { fetchRenewalsToSettle, markRenewalHeld, type RenewalToSettle } from './data.ts';
import { syncSubscription } from './sync-subscription.ts';

interface SettleDeps {
  readonly sql: Sql;
  readonly payments: Payments;
  readonly log: Log;
}

/**
 * Switches off the renewals of whoever is leaving, so that nothing is charged in the days in which they can come back, and on
 * again those of whoever has stayed. What fails is due again with the next run.
 */
export async function settleRenewals(deps: SettleDeps): Promise<void> {
  for (const due of await fetchRenewalsToSettle(deps.sql)) {
    await settleRenewal(deps, due).catch((error: unknown) => {
      deps.log.error({ code: 'billing.renewal_not_settled', reason: errorCodeOf(error) }, 'a renewal waits');
    });
  }
}

async function settleRenewal(deps: SettleDeps, { external_id: id, is_leaving: isLeaving }: RenewalToSettle) {
  const { sql, payments } = deps;
  const paid = await payments.readSubscription(id);
  const isOver = !paid || paid.status === 'ended';
  // What the person canceled themselves is not the server's to switch on again.
  if (isLeaving && !isOver && paid.renews) {
    await markRenewalHeld(sql, id, true);
    await payments.setRenewal(id, false);
  }
  if (!isLeaving) {
    if (!isOver && !paid.renews) await payments.setRenewal(id, true);
    await markRenewalHeld(sql, id, false);
  }
  await syncSubscription(deps, { subscription: id, event: null });
}
