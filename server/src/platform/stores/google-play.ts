import { AppError } from '@alento/domain/app-error.ts';
import { billingPeriods } from '@alento/domain/billing/prices.ts';
import type { SubscriptionStatus } from '@alento/domain/billing/schema.ts';
import { playProduct } from '@alento/domain/billing/store-products.ts';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as z from 'zod';
import { GooglePlayApi, type ServiceAccount } from './google-play-api.ts';
import type { Delivery, Store, StorePurchase } from './store.ts';
import { toSmallestUnit } from './to-smallest-unit.ts';

export interface GooglePlayOptions {
  readonly packageName: string;
  readonly serviceAccount: ServiceAccount;
  /** Who signs what Pub/Sub pushes, by the address of that service account. */
  readonly pushAccount: string;
  /** Where it is pushed to, which each signature names. */
  readonly pushAddress: string;
  /** Whether purchases of testers count, which cost nothing. */
  readonly takesSandbox: boolean;
  /** Another place that speaks as Google does, for tests. */
  readonly apiBase: string | undefined;
}

const token = z.string().regex(/^[\w.~-]{10,1000}$/);

/** Of `SubscriptionPurchaseV2` what is read here. */
const purchaseSchema = z.object({
  subscriptionState: z.string(),
  lineItems: z.array(
    z.object({
      productId: z.string(),
      expiryTime: z.optional(z.string()),
      autoRenewingPlan: z.optional(
        z.object({
          autoRenewEnabled: z.optional(z.boolean()),
          recurringPrice: z.optional(
            z.object({ currencyCode: z.string(), units: z.optional(z.string()), nanos: z.optional(z.number()) }),
          ),
        }),
      ),
      offerDetails: z.optional(z.object({ basePlanId: z.optional(z.string()) })),
    }),
  ),
  acknowledgementState: z.optional(z.string()),
  linkedPurchaseToken: z.optional(z.string()),
  testPurchase: z.optional(z.unknown()),
  canceledStateContext: z.optional(z.object({ replacementCancellation: z.optional(z.unknown()) })),
  externalAccountIdentifiers: z.optional(z.object({ obfuscatedExternalAccountId: z.optional(z.string()) })),
  outOfAppPurchaseContext: z.optional(
    z.object({
      expiredExternalAccountIdentifiers: z.optional(z.object({ obfuscatedExternalAccountId: z.optional(z.string()) })),
    }),
  ),
});
type PlayPurchase = z.infer<typeof purchaseSchema>;

/** What Pub/Sub pushes, and the real-time developer notification in it. */
const pushSchema = z.object({ message: z.object({ messageId: z.string(), data: z.string() }) });
const changeSchema = z.object({
  packageName: z.string(),
  subscriptionNotification: z.optional(z.object({ purchaseToken: token })),
  voidedPurchaseNotification: z.optional(z.object({ purchaseToken: token })),
});

/** Google Play, by the Play Developer API: a purchase token is an address to ask at, and nothing else of it is believed. */
export function createGooglePlay(options: GooglePlayOptions): Store {
  const { packageName, serviceAccount, takesSandbox, apiBase } = options;
  const api = new GooglePlayApi(serviceAccount, apiBase ?? 'https://androidpublisher.googleapis.com');
  const keys = createRemoteJWKSet(new URL('/oauth2/v3/certs', apiBase ?? 'https://www.googleapis.com'));
  const purchases = `/androidpublisher/v3/applications/${packageName}/purchases`;
  const read = (id: string) =>
    attempt(async () =>
      toPurchase(id, await api.call('GET', `${purchases}/subscriptionsv2/tokens/${id}`), takesSandbox),
    );
  const tell = async (id: string, action: 'acknowledge' | 'cancel'): Promise<void> => {
    await attempt(() => api.call('POST', `${purchases}/subscriptions/${playProduct}/tokens/${id}:${action}`, {}));
  };
  return {
    source: 'android-play',

    readProof: async (proof) => {
      const { success } = token.safeParse(proof);
      if (!success || !(await read(proof))) throw new AppError('billing.purchase_invalid');
      return proof;
    },

    readPurchase: read,
    acknowledge: (id) => tell(id, 'acknowledge'),
    cancel: (id) => tell(id, 'cancel'),

    readNotification: async (delivery) => {
      try {
        await verifyPush(delivery, keys, options);
        return readChange(delivery, packageName);
      } catch (cause) {
        throw new AppError('billing.webhook_invalid', { cause });
      }
    },
  };
}

async function verifyPush(
  { authorization }: Delivery,
  keys: ReturnType<typeof createRemoteJWKSet>,
  { pushAccount, pushAddress }: GooglePlayOptions,
): Promise<void> {
  const issuer = ['https://accounts.google.com', 'accounts.google.com'];
  const { payload } = await jwtVerify(authorization.replace(/^Bearer /, ''), keys, { issuer, audience: pushAddress });
  if (payload.email !== pushAccount || payload.email_verified !== true) throw new Error('pushed by somebody else');
}

function readChange({ body }: Delivery, packageName: string) {
  const { message } = pushSchema.parse(JSON.parse(body));
  const change = changeSchema.parse(JSON.parse(Buffer.from(message.data, 'base64').toString('utf8')));
  const about = change.subscriptionNotification ?? change.voidedPurchaseNotification;
  const isOurs = change.packageName === packageName && about !== undefined;
  return { id: message.messageId, purchase: isOurs ? about.purchaseToken : null };
}

function toPurchase(id: string, answer: unknown, takesSandbox: boolean): StorePurchase | null {
  if (answer === null) return null;
  const purchase = purchaseSchema.parse(answer);
  const item = purchase.lineItems.find(({ productId }) => productId === playProduct);
  const period = billingPeriods.find((each) => each === item?.offerDetails?.basePlanId);
  const status = toStatus(purchase);
  const isTest = purchase.testPurchase !== undefined && !takesSandbox;
  if (!item?.expiryTime || !period || !status || isTest) return null;
  const { autoRenewEnabled = false, recurringPrice: price } = item.autoRenewingPlan ?? {};
  return {
    id,
    account: accountOf(purchase),
    period,
    status,
    renews: autoRenewEnabled && status !== 'ended',
    paidUntil: new Date(item.expiryTime),
    currency: price?.currencyCode ?? null,
    amount: price ? toSmallestUnit(Number(price.units ?? 0) + (price.nanos ?? 0) / 1e9, price.currencyCode) : null,
    isAcknowledged: purchase.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED',
    replaces: purchase.linkedPurchaseToken ?? null,
  };
}

/** Null for what was not paid for yet. */
function toStatus({ subscriptionState, canceledStateContext }: PlayPurchase): SubscriptionStatus | null {
  switch (subscriptionState) {
    case 'SUBSCRIPTION_STATE_ACTIVE':
      return 'active';
    case 'SUBSCRIPTION_STATE_CANCELED':
      return canceledStateContext?.replacementCancellation === undefined ? 'active' : 'ended';
    case 'SUBSCRIPTION_STATE_IN_GRACE_PERIOD':
    case 'SUBSCRIPTION_STATE_ON_HOLD':
      return 'past_due';
    case 'SUBSCRIPTION_STATE_PAUSED':
      return 'paused';
    case 'SUBSCRIPTION_STATE_PENDING':
      return null;
    default:
      return 'ended';
  }
}

/** What was bought again outside of the app carries whose it was before. */
function accountOf({ externalAccountIdentifiers, outOfAppPurchaseContext }: PlayPurchase): string | null {
  return (
    externalAccountIdentifiers?.obfuscatedExternalAccountId ??
    outOfAppPurchaseContext?.expiredExternalAccountIdentifiers?.obfuscatedExternalAccountId ??
    null
  );
}

async function attempt<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new AppError('billing.provider_failed', { cause });
  }
}
