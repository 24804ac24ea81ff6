import { decodeJwt, SignJWT } from 'jose';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createCertificateChain, type CertificateChain } from './certificates.ts';
import { serve } from './serve.ts';

/** A subscription as the App Store has it. */
export interface AppStoreSubscription {
  originalTransactionId: string;
  productId: string;
  /** 1 active, 2 expired, 3 in billing retry, 4 in its grace period, 5 revoked */
  status: number;
  autoRenewStatus: 0 | 1;
  expiresDate: number;
  gracePeriodExpiresDate?: number;
  revocationDate?: number;
  appAccountToken?: string;
  environment: 'Production' | 'Sandbox';
  bundleId: string;
  currency: string;
  /** In thousandths. */
  price: number;
}

export const appleApp = {
  appId: 1234567890,
  bundleId: 'app.alento.companion',
  keyId: 'KEY123',
  issuerId: randomUUID(),
};

const dayMs = 24 * 60 * 60 * 1000;

/** Answers the App Store Server API's question for the state of a subscription, and signs as the App Store does. */
export async function startFakeAppStore() {
  const chain = createCertificateChain();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subscriptions = new Map<string, AppStoreSubscription>();
  const fake = { isDown: false };
  const { url, stop } = await serve(async ({ path, authorization }) => {
    if (fake.isDown) return { status: 500, json: {} };
    const claims = decodeJwt(authorization.replace('Bearer ', ''));
    if (claims.bid !== appleApp.bundleId || claims.iss !== appleApp.issuerId) return { status: 401, json: {} };
    const id = /^\/inApps\/v1\/subscriptions\/(\d+)$/.exec(path)?.[1] ?? '';
    const found = subscriptions.get(id);
    if (!found) return { status: 404, json: { errorCode: 4_040_010, errorMessage: 'Transaction id not found.' } };
    const item = {
      originalTransactionId: id,
      status: found.status,
      signedTransactionInfo: await signTransaction(found),
      signedRenewalInfo: await sign(chain, {
        originalTransactionId: id,
        autoRenewProductId: found.productId,
        productId: found.productId,
        autoRenewStatus: found.autoRenewStatus,
        gracePeriodExpiresDate: found.gracePeriodExpiresDate,
        environment: found.environment,
        signedDate: Date.now(),
      }),
    };
    const data = [{ subscriptionGroupIdentifier: '1', lastTransactions: [item] }];
    return { json: { environment: found.environment, bundleId: found.bundleId, appAppleId: appleApp.appId, data } };
  });

  const signTransaction = (bought: AppStoreSubscription, by: CertificateChain = chain): Promise<string> => {
    const { originalTransactionId, status: _, autoRenewStatus: __, gracePeriodExpiresDate: ___, ...rest } = bought;
    const dates = { purchaseDate: Date.now(), originalPurchaseDate: Date.now(), signedDate: Date.now() };
    return sign(by, {
      ...rest,
      ...dates,
      originalTransactionId,
      transactionId: originalTransactionId,
      type: 'Auto-Renewable Subscription',
      inAppOwnershipType: 'PURCHASED',
      quantity: 1,
    });
  };

  return Object.assign(fake, {
    url,
    stop,
    subscriptions,
    root: chain.root,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    signTransaction,
    /** Somebody buys: paid for 30 days. */
    buy(change: Partial<AppStoreSubscription> = {}): AppStoreSubscription {
      const bought: AppStoreSubscription = {
        originalTransactionId: String(2_000_000_000_000_000 + Math.floor(Math.random() * 1e12)),
        productId: 'premium_month',
        status: 1,
        autoRenewStatus: 1,
        expiresDate: Date.now() + 30 * dayMs,
        environment: 'Production',
        bundleId: appleApp.bundleId,
        currency: 'EUR',
        price: 4990,
        ...change,
      };
      subscriptions.set(bought.originalTransactionId, bought);
      return bought;
    },
    /** A notification of version 2 about a subscription, as it is posted. */
    async notify(bought: AppStoreSubscription, change: object = {}, by: CertificateChain = chain): Promise<string> {
      const { bundleId, environment } = bought;
      const signedTransactionInfo = await signTransaction(bought, by);
      const signedPayload = await sign(by, {
        notificationType: 'DID_CHANGE_RENEWAL_STATUS',
        notificationUUID: randomUUID(),
        version: '2.0',
        signedDate: Date.now(),
        data: { appAppleId: appleApp.appId, bundleId, environment, signedTransactionInfo },
        ...change,
      });
      return JSON.stringify({ signedPayload });
    },
  });
}

export type FakeAppStore = Awaited<ReturnType<typeof startFakeAppStore>>;

/** As the App Store signs: ES256, with the certificates in the header. */
function sign({ key, x5c }: CertificateChain, payload: object): Promise<string> {
  return new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256', x5c: [...x5c] }).sign(key);
}
