import {
  checkoutSchema,
  ownPlanSchema,
  portalSchema,
  redirectSchema,
  restoreSchema,
  storeAccountSchema,
  verificationSchema,
  verificationStateSchema,
} from '@alento/domain/billing/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { Hono, type Context } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import type { Store } from '#platform/stores/store.ts';
import type { BillingOptions } from './context.ts';
import { fetchOwnPlan } from './data.ts';
import { beginCheckout } from './payments/begin-checkout.ts';
import { openPortal } from './payments/open-portal.ts';
import { receiveEvent } from './payments/receive-event.ts';
import { restorePurchases } from './payments/restore-purchases.ts';
import { verifyCheckout } from './payments/verify-checkout.ts';
import { fetchStoreAccount } from './stores/data.ts';
import { receiveNotification } from './stores/receive-notification.ts';

const tag = 'plans';
const paymentsPerMinute = 20;
const verificationsPerMinute = 60;

/** `/api/billing` */
export function createBillingRoutes({ payments, stores, log, publicUrl, countryHeader }: BillingOptions) {
  const siteUrl = (c: Context<AppEnv>): string => publicUrl ?? new URL(c.req.url).origin;
  const limitPayments = rateLimit('payments', paymentsPerMinute);
  const receive = async (c: Context<AppEnv>, store: Store | null) => {
    if (!store) throw new AppError('billing.not_configured');
    const delivery = { body: await c.req.text(), authorization: c.req.header('authorization') ?? '' };
    await receiveNotification({ sql: c.var.services.sql, store, log }, delivery);
    return c.body(null, 204);
  };

  return new Hono<AppEnv>()
    .get(
      '/subscription',
      describe({
        tag,
        summary: 'Where the plan of the person who asks stands, and what is left of its day',
        answers: { 200: { description: 'The plan', schema: ownPlanSchema } },
      }),
      requirePerson,
      async (c) => c.json(await c.var.ctx.database(fetchOwnPlan), 200),
    )
    .post(
      '/checkout',
      describe({
        tag,
        summary: 'Begin a payment; the browser goes to the page of the provider',
        answers: { 200: { description: 'Where that page is', schema: redirectSchema } },
        errors: [
          ...badBody,
          'billing.not_sold',
          'billing.not_configured',
          'billing.already_subscribed',
          'billing.provider_failed',
          'common.rate_limited',
        ],
      }),
      requirePerson,
      limitPayments,
      validate('json', checkoutSchema),
      async (c) => {
        const { ctx, services } = c.var;
        const country = countryHeader === undefined ? undefined : c.req.header(countryHeader);
        const deps = { ctx, sql: services.sql, payments, siteUrl: siteUrl(c), country, input: c.req.valid('json') };
        return c.json({ url: await beginCheckout(deps) }, 200);
      },
    )
    .post(
      '/verification',
      describe({
        tag,
        summary: 'How the payment stands that the person has just made',
        answers: { 200: { description: 'How it stands', schema: verificationStateSchema } },
        errors: [
          ...badBody,
          'billing.not_configured',
          'billing.checkout_not_found',
          'billing.provider_failed',
          'common.rate_limited',
        ],
      }),
      requirePerson,
      rateLimit('verifications', verificationsPerMinute),
      validate('json', verificationSchema),
      async (c) => {
        const { ctx, services } = c.var;
        const deps = { ctx, sql: services.sql, payments, log, input: c.req.valid('json') };
        return c.json({ status: await verifyCheckout(deps) }, 200);
      },
    )
    .post(
      '/portal',
      describe({
        tag,
        summary: 'Open the page of the provider where a subscription is managed, or canceled',
        answers: { 200: { description: 'Where that page is', schema: redirectSchema } },
        errors: [
          ...badBody,
          'billing.not_configured',
          'billing.no_subscription',
          'billing.provider_failed',
          'common.rate_limited',
        ],
      }),
      requirePerson,
      limitPayments,
      validate('json', portalSchema),
      async (c) => {
        const { ctx, services } = c.var;
        const deps = { ctx, sql: services.sql, payments, siteUrl: siteUrl(c), input: c.req.valid('json') };
        return c.json({ url: await openPortal(deps) }, 200);
      },
    )
    .post(
      '/restore',
      describe({
        tag,
        summary: 'Ask whoever bills what the person has paid for; with what a store gave their device for a purchase',
        answers: { 200: { description: 'The plan, as it is now', schema: ownPlanSchema } },
        errors: [
          ...badBody,
          'billing.not_configured',
          'billing.purchase_invalid',
          'billing.purchase_taken',
          'billing.provider_failed',
          'common.rate_limited',
        ],
      }),
      requirePerson,
      limitPayments,
      validate('json', restoreSchema),
      async (c) => {
        const { ctx, services } = c.var;
        const deps = { ctx, sql: services.sql, payments, stores, log, input: c.req.valid('json') };
        return c.json(await restorePurchases(deps), 200);
      },
    )
    .post(
      '/store-account',
      describe({
        tag,
        summary:
          'By what the person is known to the stores of apps: handed over with a purchase, so that it is theirs alone',
        answers: { 200: { description: 'A random token, always the same', schema: storeAccountSchema } },
        errors: ['common.rate_limited'],
      }),
      requirePerson,
      limitPayments,
      async (c) => c.json({ token: await c.var.ctx.database(fetchStoreAccount) }, 200),
    )
    .post(
      '/webhooks/apple',
      describe({
        tag,
        summary: 'For the App Store: a signed notification (version 2) that something of a purchase changed',
        answers: { 204: empty('Applied, now or before, or of no interest') },
        errors: ['billing.webhook_invalid', 'billing.not_configured', 'billing.provider_failed'],
        isPublic: true,
      }),
      (c) => receive(c, stores['ios-appstore']),
    )
    .post(
      '/webhooks/google',
      describe({
        tag,
        summary: 'For Google Play: a real-time developer notification, pushed by Pub/Sub with a signed token',
        answers: { 204: empty('Applied, now or before, or of no interest') },
        errors: ['billing.webhook_invalid', 'billing.not_configured', 'billing.provider_failed'],
        isPublic: true,
      }),
      (c) => receive(c, stores['android-play']),
    )
    .post(
      '/webhooks/stripe',
      describe({
        tag,
        summary: 'For Stripe: a signed message that something of a payment changed',
        answers: { 204: empty('Applied, now or before, or of no interest') },
        errors: ['billing.webhook_invalid', 'billing.not_configured', 'billing.provider_failed'],
        isPublic: true,
      }),
      async (c) => {
        if (!payments) throw new AppError('billing.not_configured');
        const signature = c.req.header('stripe-signature') ?? '';
        const { sql } = c.var.services;
        await receiveEvent({ sql, payments, log, body: await c.req.text(), signature });
        return c.body(null, 204);
      },
    );
}
