import { profileChangesSchema } from '@alento/domain/account/profile-changes-schema.ts';
import { profileSchema } from '@alento/domain/account/profile-schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { keepChanges } from './keep-changes.ts';

// A device sends what was changed without a connection all at once.
const writesPerMinute = 60;

/** `/api/profile` */
export function createProfileRoutes() {
  return new Hono<AppEnv>().patch(
    '/',
    describe({
      tag: 'account',
      summary: 'Take over what was changed of the profile without a connection; what was changed later elsewhere stays',
      answers: { 200: { description: 'The profile as it is now', schema: profileSchema } },
      errors: [...badBody, 'common.not_found', 'common.rate_limited'],
    }),
    requirePerson,
    rateLimit('profile', writesPerMinute),
    validate('json', profileChangesSchema),
    async (c) => c.json(await keepChanges({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
  );
}
