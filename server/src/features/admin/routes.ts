import { accountHealthSchema } from '@alento/domain/account/health-schema.ts';
import { maxLooksPerMinute } from '@alento/domain/admin/limits.ts';
import { accountLookSchema } from '@alento/domain/admin/schema.ts';
import { Hono } from 'hono';
import { authenticate } from '#http/authenticate.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { checkAccount } from './check-account.ts';
import { requireAdmin } from './require-admin.ts';

export interface AdminOptions {
  /** In lower case; whoever proved one of these addresses runs the product. */
  readonly adminEmails: readonly string[];
}

/** `/api/admin` */
export function createAdminRoutes({ adminEmails }: AdminOptions) {
  return new Hono<AppEnv>().post(
    '/account-health',
    describe({
      tag: 'admin',
      summary:
        'Tell an operator how the account of an address is, without anything its person wrote; every look is noted',
      answers: { 200: { description: 'The state of the account', schema: accountHealthSchema } },
      errors: ['admin.permission_required', 'admin.account_not_found', ...badBody, 'common.rate_limited'],
    }),
    authenticate,
    // Before the question who asks: whoever tries it without the right is slowed, too.
    rateLimit('account_look', maxLooksPerMinute),
    requireAdmin(adminEmails),
    validate('json', accountLookSchema),
    async (c) =>
      c.json(await checkAccount({ ctx: c.var.ctx, services: c.var.services, input: c.req.valid('json') }), 200),
  );
}
