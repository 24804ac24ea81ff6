import { randomUUID } from 'node:crypto';
import { ownPlanSchema, type OwnPlan } from '@alento/domain/billing/schema.ts';
import { sign, startFakeStripe, type FakeStripe } from '@alento/testing/fake-stripe/fake-stripe.ts';
import type { StripeEvent } from '@alento/testing/fake-stripe/ledger.ts';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetCustomer } from './forget-customer.ts';
import { createPrices } from '#platform/stripe/create-prices.ts';
import { createStripeClient } from '#platform/stripe/stripe-client.ts';
import { createStripePayments } from '#platform/stripe/stripe-payments.ts';
import { AccountDeletions } from '#features/account/deletion/jobs/account-deletions.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

const webhookSecret = 'whsec_test';
const daySeconds = 24 * 60 * 60;

let stripe: FakeStripe;
let app: TestApp;
let payer: TestPerson;

beforeAll(async () => {
  stripe = await startFakeStripe({ webhookSecret });
  const client = { secretKey: 'sk_test', apiBase: stripe.url };
  await createPrices(createStripeClient(client));
  app = await createTestApp({
    plans: { isSold: true, sessionsPerDay: 3, messagesPerDay: 40, graceHours: 6 },
    payments: createStripePayments({ ...client, webhookSecret }),
    publicUrl: 'https://alento.example',
    countryHeader: 'cf-ipcountry',
  });
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
});
beforeEach(async () => {
  payer = await app.signUp();
  stripe.delayMs = () => 0;
  stripe.ledger.now = Math.floor(Date.now() / 1000);
});

const post = (path: string, json: unknown, as: TestPerson | null = payer, headers = {}) =>
  app.request('POST', `/api/billing/${path}`, { json, headers, ...(as && { as }) });

const plan = async (as = payer): Promise<OwnPlan> =>
  ownPlanSchema.parse(await (await app.request('GET', '/api/billing/subscription', { as })).json());

async function deliver(event: StripeEvent | undefined): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const { status } = await post('webhooks/stripe', payload, null, { 'stripe-signature': signature });
  return status;
}

async function openCheckout(json: object = { plan: 'monthly' }, as = payer, headers = {}): Promise<string> {
  const response = await post('checkout', json, as, headers);
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  return url.split('/').at(-1) ?? '';
}

/** A subscription that was paid for, and the events of it. */
async function subscribe(as = payer) {
  const checkout = await openCheckout({ plan: 'monthly' }, as);
  const events = stripe.ledger.pay(checkout);
  const id = stripe.ledger.checkouts.get(checkout)?.subscription ?? '';
  return { checkout, events, id };
}

test('a payment opens Premium until the end of what is paid, and the flag says so', async () => {
  const { events, checkout } = await subscribe();
  expect((await plan()).state).toBe('free');
  for (const event of events) expect(await deliver(event)).toBe(204);
  expect(await plan()).toMatchObject({
    state: 'premium',
    purchase: { source: 'web-stripe', period: 'month', currency: 'BRL', amount: 990 },
    facts: { isGranted: true, subscription: { status: 'active', renews: true } },
  });
  expect(await (await post('verification', { checkoutId: checkout })).json()).toEqual({ status: 'confirmed' });
  expect((await post('checkout', { plan: 'yearly' })).status).toBe(409);
});

test.each([
  [{ plan: 'monthly' }, {}, 'alento_premium_brazil_month', 'BRL', 990],
  [{ plan: 'yearly' }, { 'cf-ipcountry': 'JP' }, 'alento_premium_japan_year', 'JPY', 3600],
  [{ plan: 'yearly', region: 'euro' }, { 'cf-ipcountry': 'JP' }, 'alento_premium_euro_year', 'EUR', 3593],
])('%j from %j pays %s', async (json, headers, key, currency, amount) => {
  const checkout = stripe.ledger.checkouts.get(await openCheckout(json, payer, headers));
  const price = stripe.ledger.prices.get(checkout?.price ?? '');
  expect(price).toMatchObject({ lookup_key: key, currency: currency.toLowerCase(), unit_amount: amount });
  expect(checkout).toMatchObject({
    client_reference_id: payer.id,
    person_id: payer.id,
    locale: 'pt-BR',
    success_url: 'https://alento.example/subscription/success?checkout={CHECKOUT_SESSION_ID}',
  });
});

test('a second checkout closes the first, for the same customer: nobody pays twice', async () => {
  const [first, second] = [await openCheckout(), await openCheckout({ plan: 'yearly' })];
  expect(stripe.ledger.checkouts.get(first)?.status).toBe('expired');
  const customers = [first, second].map((id) => stripe.ledger.checkouts.get(id)?.customer);
  expect(new Set(customers).size).toBe(1);
});

test('the prices are made once, and again only where an amount changed', async () => {
  const client = createStripeClient({ secretKey: 'sk_test', apiBase: stripe.url });
  const again = await createPrices(client);
  expect(again).toHaveLength(16);
  expect(new Set(again.map(({ change }) => change))).toEqual(new Set(['kept']));
  const old = [...stripe.ledger.prices.values()].find((p) => p.lookup_key === 'alento_premium_korea_month');
  Object.assign(old ?? {}, { unit_amount: 1 });
  expect((await createPrices(client)).filter(({ change }) => change === 'replaced')).toEqual([
    { lookupKey: 'alento_premium_korea_month', change: 'replaced' },
  ]);
});

test('where the message is lost, the page that comes back confirms the payment itself', async () => {
  const { checkout } = await subscribe();
  expect(await (await post('verification', { checkoutId: checkout })).json()).toEqual({ status: 'confirmed' });
  expect((await plan()).state).toBe('premium');
  const open = await openCheckout({ plan: 'monthly' }, await app.signUp());
  expect((await post('verification', { checkoutId: open })).status).toBe(404);
});

test("another's checkout and another's subscription are nobody else's", async () => {
  const { checkout, id } = await subscribe();
  const stranger = await app.signUp();
  expect((await post('verification', { checkoutId: checkout }, stranger)).status).toBe(404);
  expect((await post('portal', {}, stranger)).status).toBe(409);
  // Somebody who can write at Stripe names another person: their customer is not that person's.
  expect(await deliver(stripe.ledger.change(id, { metadata: { person_id: stranger.id } }))).toBe(204);
  expect((await plan(stranger)).state).toBe('free');
});

test.each([
  ['no signature', () => ''],
  ['a signature of another secret', (body: string) => sign(body, 'whsec_other')],
  ['a signature of another body', () => sign('{}', webhookSecret)],
  ['an old signature', (body: string) => sign(body, webhookSecret, Math.floor(Date.now() / 1000) - 301)],
])('a message with %s is refused and changes nothing', async (_, signature) => {
  const { events } = await subscribe();
  const body = JSON.stringify(events[0]);
  const response = await post('webhooks/stripe', body, null, { 'stripe-signature': signature(body) });
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'billing.webhook_invalid' } }]);
  expect((await plan()).state).toBe('free');
});

test('what is unknown or of no interest is answered and changes nothing', async () => {
  expect(await deliver(stripe.ledger.event('customer.created', { id: 'cus_x' }))).toBe(204);
  expect(await deliver(stripe.ledger.event('one.from.the.future', {}))).toBe(204);
  expect(await deliver(stripe.ledger.event('customer.subscription.updated', { id: 'sub_gone' }))).toBe(204);
});

test('a provider that fails is asked again: the event does not count as applied', async () => {
  const { events, id } = await subscribe();
  const kept = stripe.ledger.subscriptions.get(id);
  const items = kept?.items;
  Object.assign(kept ?? {}, { items: { object: 'list', data: [] } });
  expect(await deliver(events[0])).toBe(502);
  Object.assign(kept ?? {}, { items });
  expect(await deliver(events[0])).toBe(204);
  expect((await plan()).state).toBe('premium');
});

test('canceled, it lasts until what is paid is over; past due, for a few days; paused, no longer than paid', async () => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  await deliver(stripe.ledger.change(id, { cancel_at_period_end: true }));
  expect(await plan()).toMatchObject({ state: 'canceled', isPremium: true });
  await deliver(stripe.ledger.change(id, { cancel_at_period_end: false }));
  expect((await plan()).state).toBe('premium');
  await deliver(stripe.ledger.change(id, { pause_collection: { behavior: 'void' } }));
  expect(await plan()).toMatchObject({ state: 'premium', facts: { subscription: { status: 'paused' } } });
  stripe.ledger.change(id, { pause_collection: null });

  const [item = {}] = stripe.ledger.subscriptions.get(id)?.items.data ?? [];
  // The paid month ended yesterday, and the next could not be paid.
  Object.assign(item, {
    current_period_start: stripe.ledger.now - 31 * daySeconds,
    current_period_end: stripe.ledger.now - daySeconds,
  });
  for (const event of stripe.ledger.renew(id, false)) await deliver(event);
  expect(await plan()).toMatchObject({ state: 'premium', facts: { subscription: { status: 'past_due' } } });
  Object.assign(item, { current_period_start: stripe.ledger.now - 4 * daySeconds });
  await deliver(stripe.ledger.change(id, {}));
  expect(await plan()).toMatchObject({ state: 'expired', isPremium: false, facts: { isGranted: false } });
});

test.each(['charge.refunded', 'charge.dispute.created'])('%s ends what it paid for at once', async (type) => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  const payment = stripe.ledger.paymentOf(id);
  const partly = stripe.ledger.event('charge.refunded', { refunded: false, payment_intent: payment });
  expect(await deliver(partly)).toBe(204);
  expect((await plan()).state).toBe('premium');
  const undone = stripe.ledger.event(type, { refunded: true, payment_intent: payment });
  for (let times = 0; times < 2; times++) expect(await deliver(undone)).toBe(204);
  expect(await plan()).toMatchObject({ state: 'expired', facts: { subscription: { status: 'ended' } } });
  expect(stripe.ledger.subscriptions.get(id)?.status).toBe('canceled');
});

test.each([
  ['of another product', () => ({})],
  ['that names a person here, of a customer who is not theirs', () => ({ person_id: payer.id })],
])('a refund of a subscription %s leaves it alone', async (_, metadata) => {
  await openCheckout();
  const { id } = await subscribe(await app.signUp());
  stripe.ledger.change(id, { metadata: metadata() });
  const payment = stripe.ledger.paymentOf(id);
  const undone = stripe.ledger.event('charge.refunded', { refunded: true, payment_intent: payment });
  expect(await deliver(undone)).toBe(204);
  expect(stripe.ledger.subscriptions.get(id)?.status).toBe('active');
});

test('a refund of an earlier period takes nothing of this one', async () => {
  const { events, id } = await subscribe();
  const payment = stripe.ledger.paymentOf(id);
  for (const event of [...events, ...stripe.ledger.renew(id, true)]) await deliver(event);
  const undone = stripe.ledger.event('charge.refunded', { refunded: true, payment_intent: payment });
  expect(await deliver(undone)).toBe(204);
  expect(stripe.ledger.subscriptions.get(id)?.status).toBe('active');
});

test.each(['past_due', 'paused', 'unpaid'])(
  '%s for long, nothing more is sold, and it can be canceled',
  async (status) => {
    const { events, id } = await subscribe();
    for (const event of events) await deliver(event);
    const [item = {}] = stripe.ledger.subscriptions.get(id)?.items.data ?? [];
    const period = { current_period_start: stripe.ledger.now - 40 * daySeconds };
    Object.assign(item, { ...period, current_period_end: stripe.ledger.now - 10 * daySeconds });
    await deliver(stripe.ledger.change(id, { status }));
    expect((await plan()).state).toBe('expired');
    const refused = await post('checkout', { plan: 'monthly' });
    expect(await refused.json()).toMatchObject({ error: { code: 'billing.already_subscribed' } });
    expect((await post('portal', { to: 'cancel' })).status).toBe(200);
  },
);

test('a subscription that is over at the provider is no obstacle, also where its message was lost', async () => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  stripe.ledger.cancel(id);
  await openCheckout();
  expect((await plan()).facts.subscription?.status).toBe('ended');
});

test('what was paid is not sold again before its message comes, and opens at once', async () => {
  await subscribe();
  expect((await plan()).state).toBe('free');
  expect((await post('checkout', { plan: 'yearly' })).status).toBe(409);
  expect((await plan()).state).toBe('premium');
});

test('of checkouts begun at once a single one stays open', async () => {
  await openCheckout();
  stripe.delayMs = () => 200 + Math.random() * 20;
  const answers = await Promise.all([1, 2, 3, 4].map(() => post('checkout', { plan: 'monthly' })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
  const own = [...stripe.ledger.checkouts.values()].filter(({ person_id: person }) => person === payer.id);
  expect(own.filter(({ status }) => status === 'open')).toHaveLength(1);
  // Whose turn was refused may try again.
  await openCheckout();
});

test('where nothing is sold any more, what is paid for is still told and can be canceled', async () => {
  const { events } = await subscribe();
  for (const event of events) await deliver(event);
  await app.sql`update private.plan_settings set is_sold = false`;
  try {
    expect(await plan()).toMatchObject({ isSold: false, purchase: { source: 'web-stripe' } });
    expect((await post('portal', { to: 'cancel' })).status).toBe(200);
  } finally {
    await app.sql`update private.plan_settings set is_sold = true`;
  }
});

test('the portal is for whoever paid, and leads straight to canceling', async () => {
  expect((await post('portal', {})).status).toBe(409);
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  expect(await (await post('portal', {})).json()).toEqual({ url: `${stripe.url}/portal` });
  expect((await post('portal', { to: 'cancel' })).status).toBe(200);
  expect(stripe.ledger.portals.at(-1)).toMatchObject({
    flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: id } },
  });
});

test('200 events, shuffled, at once and replayed, leave the state that Stripe has', async () => {
  const { events, id } = await subscribe();
  const all = [...events];
  while (all.length < 200) {
    const n = all.length;
    if (n % 7 === 0) all.push(...stripe.ledger.renew(id, n % 2 === 0));
    else all.push(stripe.ledger.change(id, { cancel_at_period_end: n % 3 === 0, status: 'active' }));
    // Some arrive while others are still to happen.
    if (n % 5 === 0) await deliver(all[Math.floor(n / 2)]);
  }
  stripe.ledger.change(id, { cancel_at_period_end: true, status: 'active' });
  stripe.delayMs = () => Math.random() * 20;
  const shuffled = [...all, ...all.slice(0, 60)].toSorted(() => Math.random() - 0.5);
  const last = stripe.ledger.change(id, { cancel_at_period_end: false, status: 'active' });
  for (let from = 0; from < shuffled.length; from += 20) {
    const some = from + 20 >= shuffled.length ? [last, ...shuffled.slice(from)] : shuffled.slice(from, from + 20);
    const statuses = await Promise.all(some.map(deliver));
    expect(new Set(statuses)).toEqual(new Set([204]));
  }
  const rows = await app.sql<{ renews: boolean; status: string; n: number }[]>`
    select renews, status, count(*) over ()::int as n from private.subscriptions where user_id = ${payer.id}`;
  expect(rows).toEqual([{ renews: true, status: 'active', n: 1 }]);
  const [{ applied } = { applied: 0 }] = await app.sql<{ applied: number }[]>`
    select count(*)::int as applied from private.payment_events where id = any(${all.map((event) => event.id)})`;
  expect(applied).toBe(all.length);
});

test('another price in the middle of a period leaves open what is paid, also while the difference is not', async () => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  const paidUntil = (await plan()).facts.subscription?.paidUntil;
  // A fortnight later.
  const [item = {}] = stripe.ledger.subscriptions.get(id)?.items.data ?? [];
  const later = { current_period_start: stripe.ledger.now - 14 * daySeconds };
  Object.assign(item, later);
  for (const event of stripe.ledger.changePlan(id, 'alento_premium_euro_month', false)) await deliver(event);
  expect(await plan()).toMatchObject({
    state: 'premium',
    facts: { subscription: { status: 'past_due', paidUntil } },
    purchase: { currency: 'EUR', amount: 499 },
  });
  // A year begins at once. Until it is paid for, the month is that was paid for before.
  for (const event of stripe.ledger.changePlan(id, 'alento_premium_euro_year', false)) await deliver(event);
  expect(await plan()).toMatchObject({ facts: { subscription: { paidUntil } }, purchase: { period: 'year' } });
  for (const event of stripe.ledger.changePlan(id, 'alento_premium_brazil_year', true)) await deliver(event);
  const end = new Date((stripe.ledger.now + 365 * daySeconds) * 1000).toISOString();
  expect(await plan()).toMatchObject({ facts: { subscription: { status: 'active', paidUntil: end } } });
});

const restore = (as: TestPerson | null = payer) => post('restore', { source: 'web-stripe' }, as);

test('whoever says that they have paid is believed once Stripe says so, too', async () => {
  expect(ownPlanSchema.parse(await (await restore()).json()).state).toBe('free');
  const { id } = await subscribe();
  const stranger = await app.signUp();
  expect(ownPlanSchema.parse(await (await restore(stranger)).json()).state).toBe('free');
  expect(ownPlanSchema.parse(await (await restore()).json())).toMatchObject({ state: 'premium' });
  stripe.ledger.cancel(id);
  expect(ownPlanSchema.parse(await (await restore()).json())).toMatchObject({ state: 'expired' });
});

const isRenewing = (id: string) => stripe.ledger.subscriptions.get(id)?.cancel_at_period_end === false;

const kept = async (id: string) =>
  (await app.sql`select renews, is_renewal_held from private.subscriptions where external_id = ${id}`)[0];

const leave = () => app.request('POST', '/api/account/deletion', { as: payer, json: { when: 'after_grace' } });

const stay = () => app.sql`update private.account_deletions set cancelled_at = now() where user_id = ${payer.id}`;

test('whoever leaves is not charged in the days to come back in, and is again if they stay', async () => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  await leave();
  await app.deletions.run();
  expect(isRenewing(id)).toBe(false);
  // What Stripe tells of it changes nothing of that.
  await deliver(stripe.ledger.change(id, {}));
  await stay();
  await app.deletions.run();
  expect(isRenewing(id)).toBe(true);
  expect(await kept(id)).toEqual({ renews: true, is_renewal_held: false });
});

test('what a person canceled before they left stays canceled when they stay', async () => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  // The message of it was lost.
  stripe.ledger.change(id, { cancel_at_period_end: true });
  await leave();
  await app.deletions.run();
  await stay();
  await app.deletions.run();
  expect(isRenewing(id)).toBe(false);
  expect(await kept(id)).toEqual({ renews: false, is_renewal_held: false });
});

test('a renewal that cannot be switched off is tried again', async () => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  const broken = stripe.ledger.subscriptions.get(id);
  const items = broken?.items;
  Object.assign(broken ?? {}, { items: { object: 'list', data: [] } });
  await leave();
  await app.deletions.run();
  expect(app.logLines.join('\n')).toContain('billing.renewal_not_settled');
  expect(isRenewing(id)).toBe(true);
  Object.assign(broken ?? {}, { items });
  await app.deletions.run();
  expect(isRenewing(id)).toBe(false);
});

test('without the keys nobody is erased whose card would be charged: it waits, says so, and goes on with them', async () => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  const keyless = { sql: app.sql, payments: null, log: app.deletionDeps.services.log };
  const told: string[] = [];
  const job = new AccountDeletions({
    ...app.deletionDeps,
    forgetPayments: (personId) => forgetCustomer(keyless, personId),
    sendNotice: ({ kind }) => Promise.resolve(void told.push(kind)),
  });
  await app.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${payer.id}, now(), ${payer.email}, 'en')`;
  await job.run();
  const isThere = async () => (await app.sql`select from auth.users where id = ${payer.id}`).length === 1;
  expect([await isThere(), told]).toEqual([true, []]);
  expect(app.logLines.join('\n')).toMatch(/billing\.keys_missing.*STRIPE_SECRET_KEY/);
  expect(stripe.ledger.subscriptions.get(id)?.status).toBe('active');
  await app.sql`update private.account_deletions set claimed_until = null where user_id = ${payer.id}`;
  await app.deletions.run();
  expect(await isThere()).toBe(false);
  expect(stripe.ledger.subscriptions.get(id)?.status).toBe('canceled');
});

test('erasing an account ends what it pays for', async () => {
  const { events, id } = await subscribe();
  for (const event of events) await deliver(event);
  const [{ customer_id: customer } = { customer_id: '' }] = await app.sql<{ customer_id: string }[]>`
    select customer_id from private.payment_customers where user_id = ${payer.id}`;
  await app.deletionDeps.forgetPayments(payer.id);
  expect(stripe.ledger.customers.get(customer)?.deleted).toBe(true);
  expect(stripe.ledger.subscriptions.get(id)?.status).toBe('canceled');
  await app.deletionDeps.forgetPayments(randomUUID());
});

test('where no cards are set up, or nothing is sold, the payment says so', async () => {
  for (const [isSold, code] of [
    [true, 'billing.not_configured'],
    [false, 'billing.not_sold'],
  ] as const) {
    const bare = await createTestApp({ plans: { isSold, sessionsPerDay: 3, messagesPerDay: 40, graceHours: 6 } });
    const as = await bare.signUp();
    const response = await bare.request('POST', '/api/billing/checkout', { as, json: { plan: 'monthly' } });
    expect(await response.json()).toMatchObject({ error: { code } });
    await bare.close();
  }
});

test('without a sign-in nothing of this is told', async () => {
  for (const path of ['checkout', 'portal', 'verification', 'restore', 'store-account'])
    expect((await post(path, {}, null)).status).toBe(401);
  expect((await app.request('GET', '/api/billing/subscription')).status).toBe(401);
});

test('no line of the log holds an address or a secret', () => {
  expect(app.logLines.join('\n')).not.toMatch(/whsec|sk_test|example\.com/);
});
