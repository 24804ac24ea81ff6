import {
  adminCountsSchema,
  clientFaultsSchema,
  crisisCountsQuerySchema,
  crisisCountsSchema,
  feedbackCountsSchema,
} from '@alento/domain/admin/schema.ts';
import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { readErrors, type AdminGates } from '../require-admin.ts';
import { countCrises } from './count-crises.ts';
import { countFeedback } from './count-feedback.ts';
import { countPeople } from './count-people.ts';
import { listFaults } from './list-faults.ts';
import { writeCrisisFile } from './write-crisis-file.ts';

const tag = 'admin';

/** Counts of people, of help that was shown, of what replies were worth, and of screens that failed. */
export function createFigureRoutes({ reads }: AdminGates) {
  return new Hono<AppEnv>()
    .get(
      '/counts',
      describe({
        tag,
        summary: 'Count accounts, active people and conversations, small figures as less than ten',
        answers: { 200: { description: 'The figures', schema: adminCountsSchema } },
        errors: readErrors,
      }),
      reads,
      async (c) => c.json(await countPeople({ ctx: c.var.ctx }), 200),
    )
    .get(
      '/crisis-counts',
      describe({
        tag,
        summary: 'Tell an operator how often help was shown in a year, small figures as less than ten',
        answers: { 200: { description: 'Figures that may be published', schema: crisisCountsSchema } },
        errors: [...readErrors, 'common.invalid_input'],
      }),
      reads,
      validate('query', crisisCountsQuerySchema),
      async (c) => c.json(await countCrises({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    )
    .get(
      '/crisis-counts/file',
      describe({
        tag,
        summary: 'The same as a file to publish, which is noted',
        answers: { 200: { description: 'CSV', schema: null } },
        errors: [...readErrors, 'common.invalid_input'],
      }),
      reads,
      validate('query', crisisCountsQuerySchema),
      async (c) => {
        const input = c.req.valid('query');
        const counts = await countCrises({ ctx: c.var.ctx, input, isPublished: true });
        return c.body(writeCrisisFile(counts), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="alento-help-shown-${input.year}.csv"`,
        });
      },
    )
    .get(
      '/feedback-counts',
      describe({
        tag,
        summary: 'Tell an operator what people said of the replies of a year, small figures as less than ten',
        answers: { 200: { description: 'Figures that may be published', schema: feedbackCountsSchema } },
        errors: [...readErrors, 'common.invalid_input'],
      }),
      reads,
      validate('query', crisisCountsQuerySchema),
      async (c) => c.json(await countFeedback({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    )
    .get(
      '/faults',
      describe({
        tag,
        summary: 'List screens that could not be shown within 30 days, without words or who saw it',
        answers: { 200: { description: 'The kinds of faults', schema: clientFaultsSchema } },
        errors: readErrors,
      }),
      reads,
      async (c) => c.json(await listFaults({ ctx: c.var.ctx }), 200),
    );
}
