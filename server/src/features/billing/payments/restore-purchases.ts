import { AppError } from '@alento/domain/app-error.ts';
import type { OwnPlan, RestoreRequest } from '@alento/domain/billing/schema.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { PersonContext } from '#http/context.ts';
import type { Log } from '#platform/log/log.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import type { Stores } from '#platform/stores/store.ts';
import { fetchOwnPlan } from '../data.ts';
import { syncPurchase } from '../stores/sync-purchase.ts';
import { fetchCustomer } from './data.ts';
import { syncCustomer } from './sync-customer.ts';

interface RestoreDeps {
  readonly ctx: PersonContext;
  readonly sql: Sql;
  readonly payments: Payments | null;
  readonly stores: Stores;
  readonly log: Log;
  readonly input: RestoreRequest;
}

/** Asks whoever bills what the person has paid for, in case a message of it was lost, and answers with their plan. */
export async function restorePurchases(deps: RestoreDeps): Promise<OwnPlan> {
  const { ctx, input } = deps;
  await (input.source === 'web-stripe' ? restoreCards(deps) : restoreStore(deps, input));
  return ctx.database(fetchOwnPlan);
}

async function restoreCards({ ctx, sql, payments }: RestoreDeps): Promise<void> {
  if (!payments) throw new AppError('billing.not_configured');
  const personId = ctx.actor.id;
  const customer = await fetchCustomer(sql, personId);
  if (customer !== null) await syncCustomer({ sql, payments }, { customer, personId });
}

type StoreRequest = Exclude<RestoreRequest, { source: 'web-stripe' }>;

async function restoreStore({ ctx, sql, stores, log }: RestoreDeps, { source, proofs }: StoreRequest): Promise<void> {
  const store = stores[source];
  if (!store) throw new AppError('billing.not_configured');
  for (const proof of proofs) {
    const id = await store.readProof(proof);
    await syncPurchase({ sql, store, log }, { id, event: null, claimant: ctx.actor.id });
  }
}
