import { getBillingPlatform } from '@alento/domain/billing/platform.ts';
import { isStorePlatform } from '@alento/domain/billing/store-products.ts';
import { nativePlatform } from '../native-platform.ts';
import type { NativeStore } from './native-store.ts';

/** The store that this app came from, through which alone it may sell; null in a browser, where cards pay. */
export async function openStore(): Promise<NativeStore | null> {
  const platform = getBillingPlatform(nativePlatform());
  if (!isStorePlatform(platform)) return null;
  const [{ NativePurchases }, { createNativeStore }] = await Promise.all([
    import('@capgo/native-purchases'),
    import('./native-store.ts'),
  ]);
  return createNativeStore(platform, NativePurchases);
}
