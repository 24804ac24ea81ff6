import type { BillingPlatform } from './platform.ts';
import type { BillingPeriod } from './prices.ts';

/** The stores that apps come from. */
export const storePlatforms = ['android-play', 'ios-appstore'] as const satisfies readonly BillingPlatform[];
export type StorePlatform = (typeof storePlatforms)[number];

/** What the app is called in both stores. */
export const appId = 'app.alento.companion';

/** What is sold in App Store Connect, by its product id. */
export const appStoreProducts: Readonly<Record<BillingPeriod, string>> = {
  month: 'premium_month',
  year: 'premium_year',
};

/** The one subscription in the Play Console; its base plans are called as the periods are. */
export const playProduct = 'premium';

/** Where a person manages, or cancels, what a store bills for. */
export const storeManagement: Readonly<Record<StorePlatform, string>> = {
  'ios-appstore': 'https://apps.apple.com/account/subscriptions',
  'android-play': `https://play.google.com/store/account/subscriptions?sku=${playProduct}&package=${appId}`,
};

/** Whether a store bills, and not a card payment. */
export function isStorePlatform(platform: BillingPlatform): platform is StorePlatform {
  return platform !== 'web-stripe';
}

/** The period of a product of the App Store; null if it is not one of ours. */
export function periodOfAppStoreProduct(product: string | undefined): BillingPeriod | null {
  if (product === appStoreProducts.month) return 'month';
  return product === appStoreProducts.year ? 'year' : null;
}
