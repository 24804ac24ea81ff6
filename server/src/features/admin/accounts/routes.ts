import { maxLookupsPerMinute } from '@alento/domain/admin/limits.ts';
import {
  accountLookupSchema,
  adminAccountSchema,
  premiumGrantSchema,
  trialExtensionSchema,
} from '@alento/domain/admin/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import type { AdminOptions } from '../context.ts';
import { actErrors, readErrors, type AdminGates } from '../require-admin.ts';
import { askAgain } from './ask-again.ts';
import { givePremium, lengthenTrial } from './change-plan.ts';
import { checkAccount } from './check-account.ts';
import { planDeletion } from './start-deletion.ts';

const tag = 'admin';
const errors = [...actErrors, 'admin.account_not_found', ...badBody] as const;

/** Accounts by their address, which stands in the body: an address in a URL would be in every log. */
export function createAccountRoutes({ acts, isAdmin }: AdminGates, options: AdminOptions) {
  return new Hono<AppEnv>()
    .post(
      '/account-health',
      describe({
        tag,
        summary:
          'Tell an operator how the account of an address is, without anything its person wrote; every look is noted',
        answers: { 200: { description: 'The state of the account', schema: adminAccountSchema } },
        errors: [...readErrors, 'admin.account_not_found', ...badBody],
      }),
      requirePerson,
      // Before the admin check, so that unauthorised attempts are rate limited too.
      rateLimit('account_look', maxLookupsPerMinute),
      isAdmin,
      validate('json', accountLookupSchema),
      async (c) => c.json(await checkAccount({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
    )
    .post(
      '/accounts/trial',
      describe({ tag, summary: 'Make a trial longer', answers: { 204: empty('It is longer') }, errors }),
      acts,
      validate('json', trialExtensionSchema),
      async (c) => {
        await lengthenTrial({ ctx: c.var.ctx, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .post(
      '/accounts/premium',
      describe({
        tag,
        summary: 'Give Premium for some days, apart from anything bought; with no days take it back',
        answers: { 204: empty('Given, or taken back') },
        errors,
      }),
      acts,
      validate('json', premiumGrantSchema),
      async (c) => {
        await givePremium({ ctx: c.var.ctx, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .post(
      '/accounts/consent',
      describe({
        tag,
        summary: 'Ask the guardian of a minor once more',
        answers: { 204: empty('A mail goes out') },
        errors: [...errors, 'admin.no_open_question'],
      }),
      acts,
      validate('json', accountLookupSchema),
      async (c) => {
        await askAgain({ ctx: c.var.ctx, options, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .post(
      '/accounts/deletion',
      describe({
        tag,
        summary: 'Close an account, to be erased later; its person is told and can take it back',
        answers: { 204: empty('The deletion is planned') },
        errors: [...errors, 'admin.own_account'],
      }),
      acts,
      validate('json', accountLookupSchema),
      async (c) => {
        const { ctx, services } = c.var;
        await planDeletion({ ctx, services, options, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    );
}
