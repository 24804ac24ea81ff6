import { progressQuerySchema, progressSchema } from '@alento/domain/progress/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { readProgress } from './read-progress.ts';

/** `/api/progress` */
export function createProgressRoutes() {
  return new Hono<AppEnv>().get(
    '/',
    describe({
      tag: 'progress',
      summary: 'Read how the person is doing',
      answers: {
        200: { description: 'Counts, streak, week, months, moods, time and achievements', schema: progressSchema },
      },
      errors: ['common.invalid_input'],
    }),
    requirePerson,
    validate('query', progressQuerySchema),
    async (c) => c.json(await readProgress({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
  );
}
