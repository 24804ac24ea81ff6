import { ownPlanSchema, type OwnPlan } from '@alento/domain/billing/schema.ts';
import { createCertificateChain } from '@alento/testing/fake-stores/certificates.ts';
import { appleApp, startFakeAppStore, type FakeAppStore } from '@alento/testing/fake-stores/fake-app-store.ts';
import { playApp, startFakeGooglePlay, type FakeGooglePlay } from '@alento/testing/fake-stores/fake-google-play.ts';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAppStore } from '#platform/stores/app-store.ts';
import { createGooglePlay } from '#platform/stores/google-play.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;

let apple: FakeAppStore;
let google: FakeGooglePlay;
let app: TestApp;
let buyer: TestPerson;
let account: string;

const openAppStore = (takesSandbox: boolean) =>
  createAppStore({
    ...appleApp,
    privateKey: apple.privateKey,
    apiBase: apple.url,
    root: apple.root,
    takesSandbox,
  });

const openGooglePlay = (takesSandbox: boolean) =>
  createGooglePlay({ ...playApp, serviceAccount: google.serviceAccount, apiBase: google.url, takesSandbox });

const plans = { isSold: true, sessionsPerDay: 3, messagesPerDay: 40, graceHours: 6 };

beforeAll(async () => {
  [apple, google] = await Promise.all([startFakeAppStore(), startFakeGooglePlay()]);
  app = await createTestApp({
    plans,
    stores: { 'ios-appstore': openAppStore(false), 'android-play': openGooglePlay(false) },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([apple.stop(), google.stop()]);
});
beforeEach(async () => {
  [apple.isDown, google.isDown] = [false, false];
  buyer = await app.signUp();
  account = await readAccount();
});

const post = (path: string, json: unknown, as: TestPerson | null = buyer, headers = {}) =>
  app.request('POST', `/api/billing/${path}`, { json, headers, ...(as && { as }) });

async function readAccount(as = buyer): Promise<string> {
  return ((await (await post('store-account', undefined, as)).json()) as { token: string }).token;
}

const plan = async (as = buyer): Promise<OwnPlan> =>
  ownPlanSchema.parse(await (await app.request('GET', '/api/billing/subscription', { as })).json());

type Source = 'ios-appstore' | 'android-play';

const show = (source: Source, proof: string, as: TestPerson | null = buyer, of: TestApp = app) =>
  of.request('POST', '/api/billing/restore', { json: { source, proofs: [proof] }, ...(as && { as }) });

const codeOf = async (response: Response): Promise<unknown> => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];

const tellApple = (body: string) => post('webhooks/apple', body, null);

async function tellGoogle(body: string, token?: string): Promise<Response> {
  return post('webhooks/google', body, null, { authorization: `Bearer ${token ?? (await google.authorize())}` });
}

const ofAccount = (token = account) => ({ externalAccountIdentifiers: { obfuscatedExternalAccountId: token } });

test('a purchase in the App Store opens Premium, with the price that Apple tells', async () => {
  const bought = apple.buy({ appAccountToken: account, productId: 'premium_year', price: 35_930 });
  const answer = await show('ios-appstore', await apple.signTransaction(bought));
  expect(ownPlanSchema.parse(await answer.json())).toMatchObject({
    state: 'premium',
    purchase: { source: 'ios-appstore', period: 'year', currency: 'EUR', amount: 3593 },
    facts: { subscription: { renews: true, paidUntil: new Date(bought.expiresDate).toISOString() } },
  });
  // Nobody who pays there is sold a second one here.
  const [cards] = await app.sql`select status from private.subscriptions where user_id = ${buyer.id}`;
  expect(cards).toEqual({ status: 'active' });
});

test('a purchase in Google Play opens Premium, and is acknowledged once', async () => {
  const token = google.buy(ofAccount());
  for (let times = 0; times < 2; times++) expect((await show('android-play', token)).status).toBe(200);
  expect(await plan()).toMatchObject({
    state: 'premium',
    purchase: { source: 'android-play', period: 'month', currency: 'BRL', amount: 990 },
  });
  expect(google.told.filter((each) => each.endsWith(token))).toEqual([`acknowledge ${token}`]);
});

test('a purchase whose device was never heard of again is opened by the message of the store', async () => {
  expect((await tellApple(await apple.notify(apple.buy({ appAccountToken: account })))).status).toBe(204);
  expect((await plan()).state).toBe('premium');
  buyer = await app.signUp();
  const token = google.buy(ofAccount(await readAccount()));
  expect((await tellGoogle(google.notify(token))).status).toBe(204);
  expect((await plan()).state).toBe('premium');
});

test.each([
  ['canceled', { autoRenewStatus: 0 }, 'canceled'],
  ['in billing retry', { status: 3, expiresDate: Date.now() - dayMs }, 'premium'],
  ['in billing retry for long', { status: 3, expiresDate: Date.now() - 5 * dayMs }, 'expired'],
  [
    'in its grace period',
    { status: 4, expiresDate: Date.now() - 5 * dayMs, gracePeriodExpiresDate: Date.now() + dayMs },
    'premium',
  ],
  ['expired', { status: 2, expiresDate: Date.now() - dayMs }, 'expired'],
  ['refunded', { status: 5, revocationDate: Date.now() - 1000 }, 'expired'],
] as const)('in the App Store: %s', async (_, change, state) => {
  const bought = apple.buy({ appAccountToken: account });
  await show('ios-appstore', await apple.signTransaction(bought));
  Object.assign(bought, change);
  await tellApple(await apple.notify(bought));
  expect((await plan()).state).toBe(state);
});

test.each([
  ['CANCELED', {}, 'canceled'],
  ['IN_GRACE_PERIOD', {}, 'premium'],
  ['ON_HOLD', { days: -5 }, 'expired'],
  ['PAUSED', { days: -1 }, 'expired'],
  ['EXPIRED', { days: -1 }, 'expired'],
] as const)('in Google Play: %s', async (state, { days }: { days?: number }, expected) => {
  const token = google.buy(ofAccount());
  await show('android-play', token);
  const purchase = google.purchases.get(token);
  const [item] = purchase?.lineItems ?? [];
  if (!purchase || !item) throw new Error('no purchase');
  purchase.subscriptionState = `SUBSCRIPTION_STATE_${state}`;
  if (days !== undefined) item.expiryTime = new Date(Date.now() + days * dayMs).toISOString();
  if (state === 'CANCELED') item.autoRenewingPlan = { ...item.autoRenewingPlan, autoRenewEnabled: false };
  await tellGoogle(google.notify(token));
  expect((await plan()).state).toBe(expected);
});

test('what is still to be paid in Google Play opens nothing', async () => {
  const token = google.buy({ ...ofAccount(), subscriptionState: 'SUBSCRIPTION_STATE_PENDING' });
  expect(await codeOf(await show('android-play', token))).toEqual([400, 'billing.purchase_invalid']);
  expect((await tellGoogle(google.notify(token))).status).toBe(204);
  expect((await plan()).state).toBe('free');
});

test('a purchase that takes the place of another ends that one', async () => {
  const first = google.buy(ofAccount());
  await show('android-play', first);
  Object.assign(google.purchases.get(first) ?? {}, {
    subscriptionState: 'SUBSCRIPTION_STATE_CANCELED',
    canceledStateContext: { replacementCancellation: {} },
  });
  const second = google.buy({ ...ofAccount(), linkedPurchaseToken: first });
  await show('android-play', second);
  const rows = await app.sql`select external_id, status from private.subscriptions
    where user_id = ${buyer.id} order by status`;
  expect(rows).toEqual([
    { external_id: second, status: 'active' },
    { external_id: first, status: 'ended' },
  ]);
});

test("another's purchase opens nothing, whoever shows it, and stays theirs", async () => {
  const stranger = await app.signUp();
  const bought = apple.buy({ appAccountToken: account });
  const proof = await apple.signTransaction(bought);
  const token = google.buy(ofAccount());
  for (const [source, stolen] of [
    ['ios-appstore', proof],
    ['android-play', token],
  ] as const) {
    expect(await codeOf(await show(source, stolen, stranger))).toEqual([409, 'billing.purchase_taken']);
    expect((await show(source, stolen)).status).toBe(200);
    expect(await codeOf(await show(source, stolen, stranger))).toEqual([409, 'billing.purchase_taken']);
  }
  expect([(await plan(stranger)).state, (await plan()).state]).toEqual(['free', 'premium']);
});

test('what is bound to nobody here any more is for one who shows it, and for no second', async () => {
  const token = google.buy(ofAccount(randomUUID()));
  expect((await tellGoogle(google.notify(token))).status).toBe(204);
  const others = [buyer, await app.signUp(), await app.signUp()];
  const answers = await Promise.all(others.map((each) => show('android-play', token, each)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('a forged account token of the buyer is read as none', async () => {
  const token = google.buy(ofAccount("' or true --"));
  expect((await tellGoogle(google.notify(token))).status).toBe(204);
  expect((await show('android-play', token)).status).toBe(200);
});

const other = () => createCertificateChain('Forged');

test.each<[string, () => Promise<string>]>([
  ['signed under another root', () => apple.signTransaction(apple.buy({ appAccountToken: account }), other())],
  ['of the sandbox', () => apple.signTransaction(apple.buy({ appAccountToken: account, environment: 'Sandbox' }))],
  ['of another app', () => apple.signTransaction(apple.buy({ appAccountToken: account, bundleId: 'com.other' }))],
  ['of another product', () => apple.signTransaction(apple.buy({ appAccountToken: account, productId: 'coins' }))],
  ['that is none', () => Promise.resolve('eyJhbGciOiJub25lIn0.e30.')],
])('a transaction %s is refused and opens nothing', async (_, sign) => {
  expect(await codeOf(await show('ios-appstore', await sign()))).toEqual([400, 'billing.purchase_invalid']);
  expect((await plan()).state).toBe('free');
});

test('a transaction whose words were changed is refused', async () => {
  const [header, , signature] = (await apple.signTransaction(apple.buy({ appAccountToken: account }))).split('.');
  const own = apple.buy({ appAccountToken: account, productId: 'premium_year' });
  const [, payload] = (await apple.signTransaction(own)).split('.');
  const proof = [header, payload, signature].join('.');
  expect(await codeOf(await show('ios-appstore', proof))).toEqual([400, 'billing.purchase_invalid']);
});

test('a transaction that was signed long ago tells what the store says now', async () => {
  const bought = apple.buy({ appAccountToken: account });
  const proof = await apple.signTransaction(bought);
  Object.assign(bought, { status: 5, revocationDate: Date.now() - dayMs });
  expect((await show('ios-appstore', proof)).status).toBe(200);
  expect((await plan()).state).toBe('expired');
});

test.each([
  ['a purchase of a tester', () => google.buy({ ...ofAccount(), testPurchase: {} })],
  ['a token that Google does not know', () => `token.${randomUUID()}`],
  ['a token that leads elsewhere', () => '../../../../other-app/purchases/token'],
])('%s is refused', async (_, buy) => {
  expect(await codeOf(await show('android-play', buy()))).toEqual([400, 'billing.purchase_invalid']);
});

test('where the sandbox is taken, purchases of testers count, and real ones too', async () => {
  const trying = await createTestApp({
    plans,
    stores: { 'ios-appstore': openAppStore(true), 'android-play': openGooglePlay(true) },
  });
  for (const environment of ['Sandbox', 'Production'] as const) {
    const tester = await trying.signUp();
    const proof = await apple.signTransaction(apple.buy({ environment }));
    expect((await show('ios-appstore', proof, tester, trying)).status).toBe(200);
  }
  const tester = await trying.signUp();
  expect((await show('android-play', google.buy({ testPurchase: {} }), tester, trying)).status).toBe(200);
  await trying.close();
});

test.each<[string, () => Promise<string>]>([
  ['signed under another root', () => apple.notify(apple.buy({ appAccountToken: account }), {}, other())],
  ['of the sandbox', () => apple.notify(apple.buy({ appAccountToken: account, environment: 'Sandbox' }))],
  ['of another app', () => apple.notify(apple.buy({ appAccountToken: account, bundleId: 'com.other' }))],
  ['without an id', () => apple.notify(apple.buy({ appAccountToken: account }), { notificationUUID: undefined })],
  ['that is none', () => Promise.resolve('{"signedPayload":1}')],
  ['that is no JSON', () => Promise.resolve('nothing')],
])('a notification of Apple %s is refused and changes nothing', async (_, notify) => {
  expect(await codeOf(await tellApple(await notify()))).toEqual([400, 'billing.webhook_invalid']);
  expect((await plan()).state).toBe('free');
});

test.each<[string, () => Promise<string>]>([
  ['another key', () => google.authorize({}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)],
  ['another account', () => google.authorize({ email: 'somebody@example.com' })],
  ['an account that was not verified', () => google.authorize({ email_verified: false })],
  ['another audience', () => google.authorize({ aud: 'https://other.example/hook' })],
  ['another issuer', () => google.authorize({ iss: 'https://other.example' })],
  ['an end in the past', () => google.authorize({ exp: 1 })],
  ['nothing', () => Promise.resolve('')],
])('a message of Google with a token of %s is refused and changes nothing', async (_, authorize) => {
  const body = google.notify(google.buy(ofAccount()));
  expect(await codeOf(await tellGoogle(body, await authorize()))).toEqual([400, 'billing.webhook_invalid']);
  expect((await plan()).state).toBe('free');
});

test('what is of another app, a test or nobody here is answered and changes nothing', async () => {
  const token = google.buy(ofAccount());
  const test = {
    message: { messageId: '1', data: Buffer.from('{"packageName":"app.alento.companion"}').toString('base64') },
  };
  for (const body of [google.notify(token, randomUUID(), 'com.other'), JSON.stringify(test)])
    expect((await tellGoogle(body)).status).toBe(204);
  expect((await tellGoogle(google.notify('token.of-nothing-known'))).status).toBe(204);
  expect((await tellApple(await apple.notify(apple.buy({ productId: 'coins' })))).status).toBe(204);
  expect((await tellApple(await apple.notify(apple.buy()))).status).toBe(204);
  expect((await plan()).state).toBe('free');
});

test('messages that come again and in any order leave what the store has now', async () => {
  const bought = apple.buy({ appAccountToken: account });
  const messages = [];
  for (let n = 0; n < 40; n++) {
    Object.assign(bought, { autoRenewStatus: n % 2, expiresDate: Date.now() + n * dayMs });
    messages.push(await apple.notify(bought));
  }
  Object.assign(bought, { autoRenewStatus: 0 });
  const shuffled = [...messages, ...messages].toSorted(() => Math.random() - 0.5);
  const statuses = await Promise.all(shuffled.map(async (body) => (await tellApple(body)).status));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await plan()).toMatchObject({ state: 'canceled' });
  const rows = await app.sql`select from private.subscriptions where user_id = ${buyer.id}`;
  expect(rows).toHaveLength(1);
});

test('a store that does not answer is asked again: the message does not count as applied', async () => {
  const message = await apple.notify(apple.buy({ appAccountToken: account }));
  apple.isDown = true;
  expect((await tellApple(message)).status).toBe(502);
  apple.isDown = false;
  expect((await tellApple(message)).status).toBe(204);
  const token = google.buy(ofAccount());
  google.isDown = true;
  expect((await show('android-play', token)).status).toBe(502);
});

test('erasing an account ends what renews in Google Play', async () => {
  const token = google.buy(ofAccount());
  await show('android-play', token);
  await app.deletionDeps.forgetPayments(buyer.id);
  expect(google.told).toContain(`cancel ${token}`);
});

test('who is known to the stores is known by a token that is always the same, and nobody else’s', async () => {
  expect(await readAccount()).toBe(account);
  expect(account).not.toBe(buyer.id);
  expect(await readAccount(await app.signUp())).not.toBe(account);
});

test('where no store is set up, each says so; without a sign-in nothing is told', async () => {
  const bare = await createTestApp({ plans });
  const as = await bare.signUp();
  expect(await codeOf(await show('android-play', 'token.of-nothing', as, bare))).toEqual([
    501,
    'billing.not_configured',
  ]);
  for (const store of ['apple', 'google'])
    expect((await bare.request('POST', `/api/billing/webhooks/${store}`, { json: {} })).status).toBe(501);
  await bare.close();
  expect((await show('android-play', 'token.of-nothing', null)).status).toBe(401);
  expect((await post('store-account', undefined, null)).status).toBe(401);
});

test('no line of the log holds a purchase token or a key', () => {
  expect(app.logLines.join('\n')).not.toMatch(/token\.[\da-f]{8}|PRIVATE KEY|eyJ/);
});
