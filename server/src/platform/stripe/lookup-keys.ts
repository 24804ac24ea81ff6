import type { BillingPeriod, PriceRegion } from '@alento/domain/billing/prices.ts';

/** By which a price is found at Stripe. */
export function toLookupKey(region: PriceRegion, period: BillingPeriod): string {
  return `alento_premium_${region}_${period}`;
}
