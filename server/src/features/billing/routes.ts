import {
  checkoutSchema,
  ownPlanSchema,
  portalSchema,
  redirectSchema,
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
import type { BillingOptions } from './context.ts';
import { fetchOwnPlan } from './data.ts';
import { beginCheckout } from './payments/begin-checkout.ts';
import { openPortal } from './payments/open-portal.ts';
import { receiveEvent } from './payments/receive-event.ts';
import { verifyCheckout } from './payments/verify-checkout.ts';

const tag = 'plans';
const paymentsPerMinute = 20;
const verificationsPerMinute = 60;

/** `/api/billing` */
export function createBillingRoutes({ payments, log, publicUrl, countryHeader }: BillingOptions) {
  const siteUrl = (c: Context<AppEnv>): string => publicUrl ?? new URL(c.req.url).origin;
  const limitPayments = rateLimit('payments', paymentsPerMinute);

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
