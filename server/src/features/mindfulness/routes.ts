import {
  practiceInputSchema,
  practiceParamSchema,
  practiceSchema,
} from '@alento/domain/mindfulness/practice-schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { deletePractice } from './delete-practice.ts';
import { savePractice } from './save-practice.ts';

// A device sends what was done without a connection all at once.
const writesPerMinute = 120;
const tag = 'mindfulness';
const limitWrites = rateLimit('practices', writesPerMinute);

// Breathing and sitting still are self-help: open to every signed-in user, whatever their age.

/** `/api/practices` */
export function createPracticeRoutes() {
  return new Hono<AppEnv>()
    .put(
      '/:id',
      describe({
        tag,
        summary: 'Keep a finished breathing exercise or meditation; sent again, only how it felt may change',
        answers: { 200: { description: 'The practice as it is stored now', schema: practiceSchema } },
        errors: [...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      limitWrites,
      validate('param', practiceParamSchema),
      validate('json', practiceInputSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), practice: c.req.valid('json') };
        return c.json(await savePractice({ ctx: c.var.ctx, input }), 200);
      },
    )
    .delete(
      '/:id',
      describe({
        tag,
        summary: 'Delete a practice; to do so again changes nothing, and its day stays an active one',
        answers: { 204: empty('Deleted') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('param', practiceParamSchema),
      async (c) => {
        await deletePractice({ ctx: c.var.ctx, input: c.req.valid('param') });
        return c.body(null, 204);
      },
    );
}
