import {
  accountSecuritySchema,
  recoveryCodeSchema,
  typedRecoveryCodeSchema,
} from '@alento/domain/account/security-schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import { authenticate } from '#http/authenticate.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { generateRecoveryCode } from './generate-recovery-code.ts';
import { readSecurity } from './read-security.ts';
import { redeemRecoveryCode } from './redeem-recovery-code.ts';

const tag = 'account';
const codesPerMinute = 5;

/** `/api/account/security` */
export function createSecurityRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'Read how the person signs in, and on which devices they are signed in',
        answers: { 200: { description: 'The latest sign-in first', schema: accountSecuritySchema } },
      }),
      requirePerson,
      async (c) => c.json(await readSecurity({ ctx: c.var.ctx, services: c.var.services }), 200),
    )
    .put(
      '/recovery-code',
      describe({
        tag,
        summary: 'Make a new code that takes the place of a lost second step; the one before is worth nothing any more',
        answers: { 200: { description: 'Shown this once', schema: recoveryCodeSchema } },
        errors: ['common.forbidden', 'common.rate_limited'],
      }),
      requirePerson,
      rateLimit('recovery-code', codesPerMinute),
      async (c) => c.json(await generateRecoveryCode({ ctx: c.var.ctx, services: c.var.services }), 200),
    )
    .post(
      '/recovery',
      describe({
        tag,
        summary: 'Take the second step away by its recovery code; a token of the first step is enough',
        answers: { 204: empty('Signing in takes one step from now on') },
        errors: ['account.recovery_code_invalid', ...badBody, 'common.rate_limited'],
        admits: 'first_step',
      }),
      authenticate,
      rateLimit('recovery', codesPerMinute),
      validate('json', typedRecoveryCodeSchema),
      async (c) => {
        await redeemRecoveryCode({ ctx: c.var.ctx, services: c.var.services, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    );
}
