import { decodeJwt, exportJWK, SignJWT } from 'jose';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { serve } from './serve.ts';

/** Of Google's `SubscriptionPurchaseV2` what the server reads. */
export interface PlaySubscription {
  subscriptionState: string;
  lineItems: {
    productId: string;
    expiryTime: string;
    autoRenewingPlan: {
      autoRenewEnabled?: boolean;
      recurringPrice: { currencyCode: string; units: string; nanos: number };
    };
    offerDetails: { basePlanId: string };
  }[];
  acknowledgementState: string;
  linkedPurchaseToken?: string;
  testPurchase?: object;
  canceledStateContext?: object;
  externalAccountIdentifiers?: { obfuscatedExternalAccountId: string };
  outOfAppPurchaseContext?: object;
}

export const playApp = {
  packageName: 'app.alento.companion',
  pushAccount: 'push@alento.iam.gserviceaccount.com',
  pushAddress: 'https://alento.example/api/billing/webhooks/google',
};

const dayMs = 24 * 60 * 60 * 1000;
const accessToken = 'ya29.test';

function rsaKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/** Answers for Google: its token endpoint, its keys, and the calls of the Play Developer API that the server makes. */
export async function startFakeGooglePlay() {
  const account = rsaKey();
  const signing = rsaKey();
  const jwk = { ...(await exportJWK(signing.publicKey)), kid: 'google-1', alg: 'RS256', use: 'sig' };
  const purchases = new Map<string, PlaySubscription>();
  const fake = { isDown: false };
  /** What was told of a purchase, as `acknowledge <token>`. */
  const told: string[] = [];
  const { url, stop } = await serve(({ method, path, authorization, body }) => {
    if (path === '/oauth2/v3/certs') return { json: { keys: [jwk] } };
    if (path === '/token') {
      const { iss, scope } = decodeJwt<{ scope?: string }>(new URLSearchParams(body).get('assertion') ?? '');
      const isAllowed = iss === 'server@alento.iam.gserviceaccount.com' && scope?.endsWith('/androidpublisher');
      return isAllowed ? { json: { access_token: accessToken, expires_in: 3600 } } : { status: 401, json: {} };
    }
    if (fake.isDown) return { status: 503, json: {} };
    if (authorization !== `Bearer ${accessToken}`) return { status: 401, json: {} };
    const root = `/androidpublisher/v3/applications/${playApp.packageName}/purchases`;
    const [, token = ''] = new RegExp(`^${root}/subscriptionsv2/tokens/([^/:]+)$`).exec(path) ?? [];
    const purchase = purchases.get(token);
    if (method === 'GET' && purchase) return { json: { kind: 'androidpublisher#subscriptionPurchaseV2', ...purchase } };
    const [, of = '', action = ''] =
      new RegExp(`^${root}/subscriptions/premium/tokens/([^/:]+):(acknowledge|cancel)$`).exec(path) ?? [];
    const changed = method === 'POST' ? purchases.get(of) : undefined;
    if (!changed) return { status: 404, json: { error: { code: 404, status: 'NOT_FOUND' } } };
    told.push(`${action} ${of}`);
    if (action === 'acknowledge') changed.acknowledgementState = 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED';
    else {
      changed.subscriptionState = 'SUBSCRIPTION_STATE_CANCELED';
      for (const item of changed.lineItems) item.autoRenewingPlan.autoRenewEnabled = false;
    }
    return { json: {} };
  });

  return Object.assign(fake, {
    url,
    stop,
    purchases,
    told,
    serviceAccount: {
      client_email: 'server@alento.iam.gserviceaccount.com',
      private_key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      private_key_id: 'key-1',
      token_uri: `${url}/token`,
    },
    /** Somebody buys: paid for 30 days, and not acknowledged yet. Answers with the purchase token. */
    buy(change: Partial<PlaySubscription> = {}): string {
      const token = `token.${randomUUID()}`;
      const expiryTime = new Date(Date.now() + 30 * dayMs).toISOString();
      purchases.set(token, {
        subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
        lineItems: [
          {
            productId: 'premium',
            expiryTime,
            autoRenewingPlan: {
              autoRenewEnabled: true,
              recurringPrice: { currencyCode: 'BRL', units: '9', nanos: 900_000_000 },
            },
            offerDetails: { basePlanId: 'month' },
          },
        ],
        acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
        ...change,
      });
      return token;
    },
    /** What Pub/Sub posts about a purchase. */
    notify(purchaseToken: string, messageId: string = randomUUID(), packageName: string = playApp.packageName): string {
      const notification = { version: '1.0', notificationType: 3, purchaseToken, subscriptionId: 'premium' };
      const change = { version: '1.0', packageName, eventTimeMillis: '1', subscriptionNotification: notification };
      const data = Buffer.from(JSON.stringify(change)).toString('base64');
      return JSON.stringify({ message: { messageId, data, publishTime: new Date().toISOString() }, subscription: 's' });
    },
    /** The token that Pub/Sub sends along. */
    authorize(change: Record<string, unknown> = {}, key = signing.privateKey): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: 'https://accounts.google.com',
        aud: playApp.pushAddress,
        email: playApp.pushAccount,
        email_verified: true,
        iat: now,
        exp: now + 3600,
        ...change,
      };
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid }).sign(key);
    },
  });
}

export type FakeGooglePlay = Awaited<ReturnType<typeof startFakeGooglePlay>>;
