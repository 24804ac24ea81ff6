import { billingPeriods, priceOf, priceRegions } from '@alento/domain/billing/prices.ts';
import type { Stripe } from 'stripe';
import { toLookupKey } from './lookup-keys.ts';

const productId = 'alento_premium';

export interface PriceChange {
  readonly lookupKey: string;
  readonly change: 'kept' | 'created' | 'replaced';
}

/**
 * Makes the prices of the domain's table at Stripe. Run again it changes nothing; an amount that changed gets a new price,
 * to which the lookup key moves, while those who pay the old one go on paying it.
 */
export async function createPrices(stripe: Stripe): Promise<PriceChange[]> {
  await ensureProduct(stripe);
  const changes: PriceChange[] = [];
  for (const region of priceRegions) {
    for (const period of billingPeriods) {
      const lookupKey = toLookupKey(region, period);
      const { currency, amount } = priceOf(region, period);
      const wanted = { currency: currency.toLowerCase(), unit_amount: amount };
      const [known] = (await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })).data;
      const isRight =
        known?.currency === wanted.currency &&
        known.unit_amount === amount &&
        known.recurring?.interval === period &&
        known.active;
      if (!isRight) {
        await stripe.prices.create({
          ...wanted,
          product: productId,
          recurring: { interval: period },
          lookup_key: lookupKey,
          transfer_lookup_key: true,
          tax_behavior: 'inclusive',
        });
      }
      changes.push({ lookupKey, change: isRight ? 'kept' : known ? 'replaced' : 'created' });
    }
  }
  return changes;
}

async function ensureProduct(stripe: Stripe): Promise<void> {
  try {
    await stripe.products.retrieve(productId);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'resource_missing') throw error;
    await stripe.products.create({ id: productId, name: 'Alento Premium' });
  }
}
