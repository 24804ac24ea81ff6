import { correctionSchema, correctionsPerMinute } from '@alento/domain/safety/correction-schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { correctHelp } from './correct-help.ts';

/** `/api/corrections` */
export function createCorrectionRoutes() {
  return new Hono<AppEnv>().post(
    '/',
    describe({
      tag: 'conversations',
      summary: 'Say of a message that was answered with help that it was not meant so; twice is the same as once',
      answers: { 204: empty('The help is small, and the message counts for nothing any more') },
      errors: [...badBody, 'common.rate_limited'],
    }),
    requirePerson,
    rateLimit('corrections', correctionsPerMinute),
    validate('json', correctionSchema),
    async (c) => {
      await correctHelp({ ctx: c.var.ctx, input: c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
