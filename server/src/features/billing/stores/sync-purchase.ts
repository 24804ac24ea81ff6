import { AppError } from '@alento/domain/app-error.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { Log } from '#platform/log/log.ts';
import type { Store } from '#platform/stores/store.ts';
import { applySubscription, nextReading, type Application } from '../payments/data.ts';
import { fetchPurchaseOwner, hasPurchase } from './data.ts';

export interface PurchaseSync {
  readonly sql: Sql;
  readonly store: Store;
  readonly log: Log;
}

interface Change {
  readonly id: string;
  /** The message that tells of it; null if a device shows it. */
  readonly event: string | null;
  /** Whose device shows it; null if a message tells of it. */
  readonly claimant: string | null;
}

/**
 * Keeps a purchase as the store has it now, for whoever it is bound to. What is bound to nobody here, because the account that
 * bought it is gone, is whose device shows it first.
 */
export async function syncPurchase(
  { sql, store, log }: PurchaseSync,
  { id, event, claimant }: Change,
): Promise<Application> {
  const { source } = store;
  const number = await nextReading(sql);
  const purchase = await store.readPurchase(id);
  if (!purchase) return 'stranger';
  const personId = (await fetchPurchaseOwner(sql, source, purchase)) ?? claimant;
  if (personId === null) {
    log.warn({ code: 'billing.stranger', source }, 'a purchase of nobody here');
    return 'stranger';
  }
  if (claimant !== null && claimant !== personId) throw new AppError('billing.purchase_taken');
  const outcome = await applySubscription(sql, { source, number, personId, event }, { ...purchase, customer: null });
  // Of two who show the same at once, one has it.
  if (claimant !== null && (await fetchPurchaseOwner(sql, source, purchase)) !== claimant)
    throw new AppError('billing.purchase_taken');
  if (!purchase.isAcknowledged && purchase.status !== 'ended') await store.acknowledge(id);
  if (purchase.replaces !== null && (await hasPurchase(sql, source, purchase.replaces)))
    await syncPurchase({ sql, store, log }, { id: purchase.replaces, event: null, claimant: null });
  return outcome;
}
