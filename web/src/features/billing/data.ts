import type { PlanName } from '@alento/domain/billing/schema.ts';
import type { PriceRegion } from '@alento/domain/billing/prices.ts';
import { api } from '#lib/api.ts';

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

export const verifyCheckout = async (checkoutId: string) =>
  (await (await billing.verification.$post({ json: { checkoutId } })).json()).status;
