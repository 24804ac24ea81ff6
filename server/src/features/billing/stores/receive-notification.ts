import type { Delivery } from '#platform/stores/store.ts';
import { isKnownEvent } from '../payments/data.ts';
import { syncPurchase, type PurchaseSync } from './sync-purchase.ts';

/** Applies a message of a store, once. What it says of nothing here is done with, too. */
export async function receiveNotification(deps: PurchaseSync, delivery: Delivery): Promise<void> {
  const { sql, store } = deps;
  const { id, purchase } = await store.readNotification(delivery);
  if (purchase === null || (await isKnownEvent(sql, store.source, id))) return;
  await syncPurchase(deps, { id: purchase, event: id, claimant: null });
}
