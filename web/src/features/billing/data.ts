import type { OwnPlan, PlanName } from '@alento/domain/billing/schema.ts';
import type { BillingPeriod, PriceRegion } from '@alento/domain/billing/prices.ts';
import type { StorePlatform } from '@alento/domain/billing/store-products.ts';
import { AppError, isAppError } from '@alento/domain/app-error.ts';
import { api } from '#lib/api.ts';
import type { NativeStore } from '#platform/purchases/native-store.ts';

const { billing, trial } = api.api;

export const fetchPlan = async () => (await billing.subscription.$get()).json();

export const startTrial = async () => (await trial.$post()).json();

export const endTrial = async () => (await trial.$delete()).json();

/** Leaves for the page that takes the card. */
export async function goToCheckout(plan: PlanName, region: PriceRegion): Promise<void> {
  const { url } = await (await billing.checkout.$post({ json: { plan, region } })).json();
  location.assign(url);
}

/** Leaves for the page where a subscription is managed, or canceled. */
export async function goToPortal(to: 'overview' | 'cancel'): Promise<void> {
  const { url } = await (await billing.portal.$post({ json: { to } })).json();
  location.assign(url);
}

/** What the server says of the plan, once the store was paid. */
export async function buyFromStore(
  store: NativeStore,
  period: BillingPeriod,
): Promise<OwnPlan | 'pending' | 'dismissed'> {
  const { token } = await (await billing['store-account'].$post()).json();
  const outcome = await fromStore(store.buy(period, token));
  return outcome.kind === 'bought' ? showProofs(store.source, [outcome.proof]) : outcome.kind;
}

/** The plan, after whoever bills was asked: the store of the app, or the card payment provider. */
export async function restorePurchases(store: NativeStore | null): Promise<OwnPlan> {
  if (!store) return (await billing.restore.$post({ json: { source: 'web-stripe' } })).json();
  const proofs = await fromStore(store.restore());
  return proofs.length === 0 ? fetchPlan() : showProofs(store.source, proofs);
}

const showProofs = async (source: StorePlatform, proofs: string[]): Promise<OwnPlan> =>
  (await billing.restore.$post({ json: { source, proofs } })).json();

/** A store's own words may be in any language, and tell people nothing. */
async function fromStore<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    throw isAppError(cause) ? cause : new AppError('billing.store_failed', { cause });
  }
}

export const verifyCheckout = async (checkoutId: string) =>
  (await (await billing.verification.$post({ json: { checkoutId } })).json()).status;
