import { billingPeriods, type BillingPeriod } from '@alento/domain/billing/prices.ts';
import { appStoreProducts, playProduct, type StorePlatform } from '@alento/domain/billing/store-products.ts';
import type { NativePurchasesPlugin, Product, PURCHASE_TYPE, Transaction } from '@capgo/native-purchases';

/** What the store sells, with the price as it writes it for the buyer. */
export interface StoreOffer {
  readonly period: BillingPeriod;
  readonly price: string;
}

/** What became of a purchase: paid, to be shown to the server as proof; still to be paid; or given up by the buyer. */
export type PurchaseOutcome =
  | { readonly kind: 'bought'; readonly proof: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'dismissed' };

/** The store that this app came from. */
export interface NativeStore {
  readonly source: StorePlatform;
  listOffers(): Promise<StoreOffer[]>;
  /** `account` binds the purchase to a person: the token that the server gives out. */
  buy(period: BillingPeriod, account: string): Promise<PurchaseOutcome>;
  /** What the buyer has of this app, as proofs for the server. */
  restore(): Promise<string[]>;
}

export type StoreBridge = Pick<
  NativePurchasesPlugin,
  'getProducts' | 'purchaseProduct' | 'getPurchases' | 'restorePurchases'
>;

// An enum of the plugin's, which comes without it: the plugin is loaded in apps alone.
const productType = 'subs' as PURCHASE_TYPE;
const mostProofs = 5;

/** A store by the plugin's bridge to StoreKit or Play Billing. */
export function createNativeStore(source: StorePlatform, bridge: StoreBridge): NativeStore {
  const isApple = source === 'ios-appstore';
  const toProof = ({ jwsRepresentation, purchaseToken }: Transaction): string | undefined =>
    isApple ? jwsRepresentation : purchaseToken;
  return {
    source,

    listOffers: async () => {
      const productIdentifiers = isApple ? Object.values(appStoreProducts) : [playProduct];
      const { products } = await bridge.getProducts({ productIdentifiers, productType });
      return billingPeriods.flatMap((period) => {
        const sold = products.find(isApple ? isProductOf(period) : isBasePlanOf(period));
        return sold ? [{ period, price: sold.priceString }] : [];
      });
    },

    buy: async (period, account) => {
      const product = isApple
        ? { productIdentifier: appStoreProducts[period], productType, autoAcknowledgePurchases: true }
        : // The server acknowledges: what never reaches it is given back.
          {
            productIdentifier: playProduct,
            planIdentifier: period,
            productType,
            autoAcknowledgePurchases: false,
          };
      try {
        const proof = toProof(await bridge.purchaseProduct({ ...product, appAccountToken: account }));
        if (proof === undefined) throw new Error('a purchase without a proof');
        return { kind: 'bought', proof };
      } catch (error) {
        const kind = outcomeOf(error);
        if (!kind) throw error;
        return { kind };
      }
    },

    restore: async () => {
      if (isApple) await bridge.restorePurchases();
      const { purchases } = await bridge.getPurchases({ productType, onlyCurrentEntitlements: true });
      const paid = purchases.filter(({ purchaseState }) => isApple || purchaseState === '1');
      return paid
        .map(toProof)
        .filter((proof) => proof !== undefined)
        .slice(0, mostProofs);
    },
  };
}

const isProductOf =
  (period: BillingPeriod) =>
  ({ identifier }: Product): boolean =>
    identifier === appStoreProducts[period];

/** Without what is cheaper for a while: the plain base plan. */
const isBasePlanOf =
  (period: BillingPeriod) =>
  ({ identifier, offerId }: Product): boolean =>
    identifier === period && !offerId;

/** The plugin tells these apart by code on Android, and by its own words on both. */
function outcomeOf(error: unknown): 'pending' | 'dismissed' | null {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (code === 'USER_CANCELED' || message === 'User cancelled') return 'dismissed';
  return /pending$/i.test(message) ? 'pending' : null;
}
