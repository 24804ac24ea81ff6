import { moodChangesSchema, moodPatternsSchema, weekDaysSchema } from '@alento/domain/progress/insights-schema.ts';
import { progressQuerySchema, progressSchema } from '@alento/domain/progress/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { readChanges } from './read-changes.ts';
import { readPatterns } from './read-patterns.ts';
import { readProgress } from './read-progress.ts';
import { readWeek } from './read-week.ts';

const tag = 'progress';

/** `/api/progress` */
export function createProgressRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'Read how the person is doing',
        answers: {
          200: { description: 'Counts, streak, week, months, moods, time and achievements', schema: progressSchema },
        },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('query', progressQuerySchema),
      async (c) => c.json(await readProgress({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    )
    .get(
      '/week',
      describe({
        tag,
        summary: 'Read the last whole week, Monday to Sunday, and the one before',
        answers: { 200: { description: 'Its days on which there was anything', schema: weekDaysSchema } },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('query', progressQuerySchema),
      async (c) => c.json(await readWeek({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    )
    .get(
      '/changes',
      describe({
        tag,
        summary: 'Read the moods told before and after conversations and practices',
        answers: { 200: { description: 'Each pair, and how often', schema: moodChangesSchema } },
      }),
      requirePerson,
      async (c) => c.json(await readChanges({ ctx: c.var.ctx }), 200),
    )
    .get(
      '/patterns',
      describe({
        tag,
        summary: 'Read the moods of the last twelve months by weekday, hour and tag',
        answers: { 200: { description: 'How often each was told', schema: moodPatternsSchema } },
        errors: ['common.invalid_input', 'billing.premium_needed'],
      }),
      requirePerson,
      validate('query', progressQuerySchema),
      async (c) => c.json(await readPatterns({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    );
}
