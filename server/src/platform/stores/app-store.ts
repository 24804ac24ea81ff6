import {
  AutoRenewStatus,
  Environment,
  type JWSRenewalInfoDecodedPayload,
  type JWSTransactionDecodedPayload,
  type LastTransactionsItem,
  SignedDataVerifier,
  Status,
  VerificationException,
  VerificationStatus,
} from '@apple/app-store-server-library';
import { AppError } from '@alento/domain/app-error.ts';
import type { SubscriptionStatus } from '@alento/domain/billing/schema.ts';
import { periodOfAppStoreProduct } from '@alento/domain/billing/store-products.ts';
import { X509Certificate } from 'node:crypto';
import * as z from 'zod';
import { AppStoreApi, type AppStoreKeys, isMissing } from './app-store-api.ts';
import { appleRoot } from './apple-root.ts';
import type { Store, StorePurchase } from './store.ts';
import { toSmallestUnit } from './to-smallest-unit.ts';

export interface AppStoreOptions extends AppStoreKeys {
  /** The number of the app in App Store Connect. */
  readonly appId: number;
  /** Whether purchases of Apple's sandbox count, which cost nothing: where the app is tried or reviewed. */
  readonly takesSandbox: boolean;
  /** Another root than Apple's, for tests; what descends from it is not asked for at Apple. */
  readonly root: string | undefined;
}

/** One of Apple's two worlds: what is signed in one counts for nothing in the other. */
interface World {
  readonly environment: Environment;
  readonly verifier: SignedDataVerifier;
  readonly api: AppStoreApi;
}

const notificationSchema = z.object({ signedPayload: z.string() });

/** The App Store, by Apple's own library: signatures are checked up to Apple's root, and each purchase is read anew. */
export function createAppStore(options: AppStoreOptions): Store {
  const worlds = createWorlds(options);
  const verify = <T>(read: (verifier: SignedDataVerifier) => Promise<T>) => verifyIn(worlds, read);
  return {
    source: 'ios-appstore',

    readProof: async (proof) => {
      const { payload } = await verify((verifier) => verifier.verifyAndDecodeTransaction(proof)).catch(
        refuseAs('billing.purchase_invalid'),
      );
      const { originalTransactionId: id, productId } = payload;
      if (id === undefined || periodOfAppStoreProduct(productId) === null)
        throw new AppError('billing.purchase_invalid');
      return id;
    },

    readPurchase: (id) => attempt(() => readPurchase(worlds, id)),

    // The app tells Apple itself, and nobody but the buyer can cancel.
    acknowledge: () => Promise.resolve(),
    cancel: () => Promise.resolve(),

    readNotification: async ({ body }) => {
      const { signedPayload } = parseNotification(body);
      const { world, payload } = await verify((verifier) => verifier.verifyAndDecodeNotification(signedPayload)).catch(
        refuseAs('billing.webhook_invalid'),
      );
      const { notificationUUID, data } = payload;
      if (notificationUUID === undefined) throw new AppError('billing.webhook_invalid');
      const signed = data?.signedTransactionInfo;
      if (signed === undefined) return { id: notificationUUID, purchase: null };
      const transaction = await world.verifier
        .verifyAndDecodeTransaction(signed)
        .catch(refuseAs('billing.webhook_invalid'));
      const isOurs = periodOfAppStoreProduct(transaction.productId) !== null;
      return { id: notificationUUID, purchase: isOurs ? (transaction.originalTransactionId ?? null) : null };
    },
  };
}

function createWorlds(options: AppStoreOptions): World[] {
  const { appId, bundleId, takesSandbox, root } = options;
  const certificate = new X509Certificate(root ?? appleRoot).raw;
  const environments = takesSandbox ? [Environment.PRODUCTION, Environment.SANDBOX] : [Environment.PRODUCTION];
  return environments.map((environment) => ({
    environment,
    verifier: new SignedDataVerifier([certificate], root === undefined, environment, bundleId, appId),
    api: new AppStoreApi(options, environment),
  }));
}

/** What is signed for one of the worlds; the refusal of the last one otherwise. */
async function verifyIn<T>(worlds: readonly World[], read: (verifier: SignedDataVerifier) => Promise<T>) {
  let refusal: unknown;
  for (const world of worlds) {
    try {
      return { world, payload: await read(world.verifier) };
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

/** A signature that could not be looked up just now is no forgery. */
function refuseAs(code: 'billing.purchase_invalid' | 'billing.webhook_invalid') {
  return (cause: unknown): never => {
    const isRetryable =
      cause instanceof VerificationException && cause.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE;
    throw new AppError(isRetryable ? 'billing.provider_failed' : code, { cause });
  };
}

function parseNotification(body: string): z.infer<typeof notificationSchema> {
  try {
    return notificationSchema.parse(JSON.parse(body));
  } catch (cause) {
    throw new AppError('billing.webhook_invalid', { cause });
  }
}

async function readPurchase(worlds: readonly World[], id: string): Promise<StorePurchase | null> {
  for (const { environment, api, verifier } of worlds) {
    try {
      const { data = [], environment: told } = await api.getAllSubscriptionStatuses(id);
      if (told !== environment) continue;
      const item = data.flatMap(({ lastTransactions = [] }) => lastTransactions).find(isOf(id));
      return item ? await toPurchase(id, item, verifier) : null;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return null;
}

const isOf =
  (id: string) =>
  ({ originalTransactionId }: LastTransactionsItem): boolean =>
    originalTransactionId === id;

async function toPurchase(id: string, item: LastTransactionsItem, verifier: SignedDataVerifier) {
  const { status, signedTransactionInfo = '', signedRenewalInfo = '' } = item;
  const transaction = await verifier.verifyAndDecodeTransaction(signedTransactionInfo);
  const renewal = await verifier.verifyAndDecodeRenewalInfo(signedRenewalInfo);
  const period = periodOfAppStoreProduct(transaction.productId);
  if (period === null || transaction.originalTransactionId !== id) return null;
  const { currency = null, price, appAccountToken: account = null } = transaction;
  return {
    id,
    account,
    period,
    status: statuses[status ?? Status.EXPIRED] ?? ('ended' as const),
    renews: renewal.autoRenewStatus === AutoRenewStatus.ON && statuses[status ?? Status.EXPIRED] !== 'ended',
    paidUntil: paidUntil(transaction, renewal),
    currency,
    // Apple tells thousandths.
    amount: currency === null || price === undefined ? null : toSmallestUnit(price / 1000, currency),
    isAcknowledged: true,
    replaces: null,
  };
}

const statuses: Readonly<Record<number, SubscriptionStatus>> = {
  [Status.ACTIVE]: 'active',
  [Status.EXPIRED]: 'ended',
  [Status.BILLING_RETRY]: 'past_due',
  [Status.BILLING_GRACE_PERIOD]: 'past_due',
  [Status.REVOKED]: 'ended',
};

/** What was taken back is paid until then; a grace of the store's counts as paid. */
function paidUntil(transaction: JWSTransactionDecodedPayload, renewal: JWSRenewalInfoDecodedPayload): Date {
  const { expiresDate = 0, revocationDate = Infinity } = transaction;
  return new Date(Math.min(Math.max(expiresDate, renewal.gracePeriodExpiresDate ?? 0), revocationDate));
}

async function attempt<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new AppError('billing.provider_failed', { cause });
  }
}
