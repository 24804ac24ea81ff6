import type { BillingPeriod } from '@alento/domain/billing/prices.ts';
import type { SubscriptionStatus } from '@alento/domain/billing/schema.ts';
import type { StorePlatform } from '@alento/domain/billing/store-products.ts';

/** A purchase as the store has it now. */
export interface StorePurchase {
  readonly id: string;
  /** By what the buyer is known to the store; null if it was bought outside of the app. */
  readonly account: string | null;
  readonly period: BillingPeriod;
  readonly status: SubscriptionStatus;
  readonly renews: boolean;
  readonly paidUntil: Date;
  readonly currency: string | null;
  /** In the smallest unit of the currency. */
  readonly amount: number | null;
  /** False where the store gives the money back unless it is told that the purchase was handed out. */
  readonly isAcknowledged: boolean;
  /** The purchase that this one took the place of. */
  readonly replaces: string | null;
}

/** A message of a store: that something of a purchase changed; null if of nothing here. */
export interface StoreNotification {
  readonly id: string;
  readonly purchase: string | null;
}

/** A message as it arrived. */
export interface Delivery {
  readonly body: string;
  readonly authorization: string;
}

/**
 * What is asked of a store that bills for its app. Each rejects with `billing.provider_failed` if the store does not answer.
 * Nothing that a device or a message says is believed, but for which purchase it is: that is read anew.
 */
export interface Store {
  readonly source: StorePlatform;
  /** Which purchase a device shows; throws `billing.purchase_invalid` for what this store did not sell for this app. */
  readProof(proof: string): Promise<string>;
  /** Null for what the store does not have, or has not been paid for. */
  readPurchase(id: string): Promise<StorePurchase | null>;
  acknowledge(id: string): Promise<void>;
  /** Ends that it renews, where the store lets anybody but the buyer do that. */
  cancel(id: string): Promise<void>;
  /** Reads a message that is signed by the store; throws `billing.webhook_invalid` otherwise. */
  readNotification(delivery: Delivery): Promise<StoreNotification>;
}

export type Stores = Readonly<Record<StorePlatform, Store | null>>;
