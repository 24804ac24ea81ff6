import type { StorePlatform } from '@alento/domain/billing/store-products.ts';
import { expect, test, vi } from 'vitest';
import { createNativeStore, type StoreBridge } from './native-store.ts';

const account = '7d9f8f1e-6f0c-4a3e-9c2e-1b8a4f6d2c11';

function bridgeOf(answers: { [K in keyof StoreBridge]?: unknown }): StoreBridge {
  const methods = ['getProducts', 'purchaseProduct', 'getPurchases', 'restorePurchases'] as const;
  return Object.fromEntries(
    methods.map((name) => [
      name,
      vi.fn<() => Promise<unknown>>(() =>
        answers[name] instanceof Error ? Promise.reject(answers[name]) : Promise.resolve(answers[name]),
      ),
    ]),
  ) as unknown as StoreBridge;
}

const open = (source: StorePlatform, answers: Parameters<typeof bridgeOf>[0]) => {
  const bridge = bridgeOf(answers);
  return { bridge, store: createNativeStore(source, bridge) };
};

test('the App Store tells its own prices of our two products', async () => {
  const products = [
    { identifier: 'premium_year', priceString: '35,93 €' },
    { identifier: 'something_else', priceString: '1 €' },
    { identifier: 'premium_month', priceString: '4,99 €' },
  ];
  const { store, bridge } = open('ios-appstore', { getProducts: { products } });
  expect(await store.listOffers()).toEqual([
    { period: 'month', price: '4,99 €' },
    { period: 'year', price: '35,93 €' },
  ]);
  expect(bridge.getProducts).toHaveBeenCalledWith({
    productIdentifiers: ['premium_month', 'premium_year'],
    productType: 'subs',
  });
});

test('Google Play tells the prices of the base plans, and not of an offer that is cheaper for a while', async () => {
  const products = [
    { identifier: 'month', planIdentifier: 'premium', offerId: 'welcome', priceString: 'R$ 0,99' },
    { identifier: 'month', planIdentifier: 'premium', offerId: null, priceString: 'R$ 9,90' },
  ];
  const { store } = open('android-play', { getProducts: { products } });
  expect(await store.listOffers()).toEqual([{ period: 'month', price: 'R$ 9,90' }]);
});

test('a purchase is bound to the account, and its signed transaction is the proof on iOS', async () => {
  const { store, bridge } = open('ios-appstore', {
    purchaseProduct: { jwsRepresentation: 'signed', transactionId: '1' },
  });
  expect(await store.buy('year', account)).toEqual({ kind: 'bought', proof: 'signed' });
  expect(bridge.purchaseProduct).toHaveBeenCalledWith({
    productIdentifier: 'premium_year',
    productType: 'subs',
    appAccountToken: account,
    autoAcknowledgePurchases: true,
  });
});

test('on Android the purchase token is the proof, and the server acknowledges', async () => {
  const { store, bridge } = open('android-play', { purchaseProduct: { purchaseToken: 'token', purchaseState: '1' } });
  expect(await store.buy('month', account)).toEqual({ kind: 'bought', proof: 'token' });
  expect(bridge.purchaseProduct).toHaveBeenCalledWith({
    productIdentifier: 'premium',
    planIdentifier: 'month',
    productType: 'subs',
    appAccountToken: account,
    autoAcknowledgePurchases: false,
  });
});

test.each([
  ['ios-appstore', new Error('User cancelled'), 'dismissed'],
  ['ios-appstore', new Error('Transaction pending'), 'pending'],
  ['android-play', Object.assign(new Error('Purchase is not purchased'), { code: 'USER_CANCELED' }), 'dismissed'],
  ['android-play', new Error('Purchase is pending'), 'pending'],
] as const)('%s: %s is %s, and no failure', async (source, error, kind) => {
  expect(await open(source, { purchaseProduct: error }).store.buy('month', account)).toEqual({ kind });
});

test.each([
  new Error('Cannot find product for id premium_month'),
  Object.assign(new Error('Purchase is not purchased'), { code: 'BILLING_UNAVAILABLE' }),
])('%s is a failure', async (error) => {
  await expect(open('android-play', { purchaseProduct: error }).store.buy('month', account)).rejects.toThrow(error);
});

test('restoring asks the App Store first, and brings what the buyer has now', async () => {
  const purchases = [{ jwsRepresentation: 'one' }, { jwsRepresentation: undefined }];
  const { store, bridge } = open('ios-appstore', { getPurchases: { purchases } });
  expect(await store.restore()).toEqual(['one']);
  expect(bridge.restorePurchases).toHaveBeenCalledOnce();
});

test('on Android what is still to be paid is not restored', async () => {
  const purchases = [
    { purchaseToken: 'paid', purchaseState: '1' },
    { purchaseToken: 'pending', purchaseState: '0' },
  ];
  const { store, bridge } = open('android-play', { getPurchases: { purchases } });
  expect(await store.restore()).toEqual(['paid']);
  expect(bridge.restorePurchases).not.toHaveBeenCalled();
});
