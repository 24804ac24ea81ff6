import { AppError } from '@alento/domain/app-error.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { Stripe } from 'stripe';
import { toLookupKey } from './lookup-keys.ts';
import { toId, toPaidSubscription } from './paid-subscription.ts';
import type { NewCheckout, PaidSubscription, PaymentEvent, Payments } from './payments.ts';
import { createStripeClient, type StripeClientOptions } from './stripe-client.ts';

interface StripePaymentsOptions extends StripeClientOptions {
  readonly webhookSecret: string;
}

/** How old a signed message may be. */
const toleranceSeconds = 300;

// What Stripe's pages do not speak they show in the browser's language.
const locales: Partial<Record<LanguageCode, Stripe.Checkout.SessionCreateParams.Locale>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
  de: 'de',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  ja: 'ja',
  ko: 'ko',
  zh: 'zh',
  ru: 'ru',
};

const localeFor = (language: LanguageCode) => locales[language] ?? 'auto';

/** Card payments by Stripe. */
export function createStripePayments({ webhookSecret, ...options }: StripePaymentsOptions): Payments {
  const stripe = createStripeClient(options);
  return {
    createCustomer: ({ id, email, language }) =>
      attempt(async () => {
        const told = {
          metadata: { person_id: id },
          preferred_locales: [localeFor(language)].filter((l) => l !== 'auto'),
        };
        const address = email === '' ? {} : { email };
        const made = await stripe.customers.create({ ...told, ...address }, { idempotencyKey: `customer-${id}` });
        return made.id;
      }),

    deleteCustomer: async (customer) => {
      await attempt(() => orMissing(stripe.customers.del(customer)));
    },

    closeCheckouts: (customer) =>
      attempt(async () => {
        const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
        await Promise.all(open.data.map(({ id }) => stripe.checkout.sessions.expire(id)));
      }),

    beginCheckout: (checkout) => attempt(() => beginCheckout(stripe, checkout)),

    readCheckout: (id) =>
      attempt(async () => {
        const session = await orMissing(stripe.checkout.sessions.retrieve(id));
        return (
          session && {
            personId: session.client_reference_id,
            isComplete: session.status === 'complete',
            subscription: session.subscription && toId(session.subscription),
          }
        );
      }),

    openPortal: ({ customer, language, returnUrl, canceling }) =>
      attempt(async () => {
        const flow =
          canceling === null
            ? {}
            : {
                flow_data: {
                  type: 'subscription_cancel' as const,
                  subscription_cancel: { subscription: canceling },
                  after_completion: { type: 'redirect' as const, redirect: { return_url: returnUrl } },
                },
              };
        const portal = { customer, return_url: returnUrl, locale: localeFor(language), ...flow };
        const { url } = await stripe.billingPortal.sessions.create(portal);
        return url;
      }),

    readSubscription: (id) =>
      attempt(async () => {
        const subscription = await orMissing(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
        return subscription && toPaidSubscription(subscription);
      }),

    readSubscriptionsOf: (customer) =>
      attempt(async () => {
        const all = { customer, status: 'all' as const, limit: 100, expand: ['data.latest_invoice'] };
        return (await stripe.subscriptions.list(all)).data.map(toPaidSubscription);
      }),

    readPaidBy: (payment) => attempt(() => readPaidBy(stripe, payment)),

    setRenewal: async (id, renews) => {
      await attempt(() => stripe.subscriptions.update(id, { cancel_at_period_end: !renews }));
    },

    endSubscription: async (id) => {
      await attempt(() => stripe.subscriptions.cancel(id));
    },

    readEvent: async (body, signature) => {
      try {
        return toPaymentEvent(
          await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, toleranceSeconds),
        );
      } catch (cause) {
        throw new AppError('billing.webhook_invalid', { cause });
      }
    },
  };
}

async function beginCheckout(stripe: Stripe, checkout: NewCheckout): Promise<string> {
  const { customer, personId, region, period, language, siteUrl } = checkout;
  const [price] = (await stripe.prices.list({ lookup_keys: [toLookupKey(region, period)], active: true, limit: 1 }))
    .data;
  if (!price) throw new Error('no such price: npm run stripe:prices');
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: personId,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { metadata: { person_id: personId } },
    locale: localeFor(language),
    allow_promotion_codes: true,
    success_url: `${siteUrl}/subscription/success?checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/subscription/canceled`,
  });
  if (url === null) throw new Error('a checkout without an address');
  return url;
}

async function readPaidBy(stripe: Stripe, payment: string): Promise<PaidSubscription | null> {
  const paid = { type: 'payment_intent' as const, payment_intent: payment };
  const [use] = (await stripe.invoicePayments.list({ payment: paid, limit: 1 })).data;
  if (!use) return null;
  const invoice = await stripe.invoices.retrieve(toId(use.invoice));
  const reference = invoice.parent?.subscription_details?.subscription;
  if (!reference) return null;
  const subscription = await stripe.subscriptions.retrieve(toId(reference), { expand: ['latest_invoice'] });
  // What was paid for an earlier period and given back takes nothing of this one.
  const isCurrent = subscription.latest_invoice !== null && toId(subscription.latest_invoice) === invoice.id;
  return isCurrent ? toPaidSubscription(subscription) : null;
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const { id } = event;
  const subscription = subscriptionOf(event);
  if (subscription) return { id, kind: 'subscription', subscription: toId(subscription) };
  const payment = undonePaymentOf(event);
  return payment ? { id, kind: 'payment_undone', payment: toId(payment) } : { id, kind: 'other' };
}

function subscriptionOf(event: Stripe.Event): string | Stripe.Subscription | null | undefined {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id;
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return event.data.object.subscription;
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return event.data.object.parent?.subscription_details?.subscription;
    default:
      return null;
  }
}

function undonePaymentOf(event: Stripe.Event): string | Stripe.PaymentIntent | null {
  switch (event.type) {
    case 'charge.refunded':
      return event.data.object.refunded ? event.data.object.payment_intent : null;
    case 'charge.dispute.created':
      return event.data.object.payment_intent;
    default:
      return null;
  }
}

/** Null for what Stripe does not have. */
async function orMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/** The provider's own sentence may name a person's address, so it stays the cause and is not logged. */
async function attempt<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new AppError('billing.provider_failed', { cause });
  }
}
