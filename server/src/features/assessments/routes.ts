import { maxAssessmentChangesPerMinute } from '@alento/domain/assessments/limits.ts';
import {
  assessmentInputSchema,
  assessmentListSchema,
  assessmentParamSchema,
  assessmentSchema,
} from '@alento/domain/assessments/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { deleteAssessment } from './delete-assessment.ts';
import { listAssessments } from './list-assessments.ts';
import { adultErrors, requireAdult } from '#features/account/guards/require-adult.ts';
import { saveAssessment } from './save-assessment.ts';

const tag = 'assessments';
const limitChanges = rateLimit('assessments', maxAssessmentChangesPerMinute);

/** `/api/assessments` */
export function createAssessmentsRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'List what the person answered to the PHQ-9 and the GAD-7, the last first',
        answers: { 200: { description: 'All of it', schema: assessmentListSchema } },
      }),
      requirePerson,
      async (c) => c.json(await listAssessments({ ctx: c.var.ctx }), 200),
    )
    .put(
      '/:id',
      describe({
        tag,
        summary: 'Keep answers to all questions of an instrument; every fourteen days at most, and for adults',
        answers: { 200: { description: 'The answers as they are stored', schema: assessmentSchema } },
        errors: [...badBody, ...adultErrors, 'assessments.too_soon', 'common.rate_limited'],
      }),
      requirePerson,
      requireAdult,
      limitChanges,
      validate('param', assessmentParamSchema),
      validate('json', assessmentInputSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), assessment: c.req.valid('json') };
        return c.json(await saveAssessment({ ctx: c.var.ctx, input }), 200);
      },
    )
    .delete(
      '/:id',
      describe({
        tag,
        summary: 'Delete what was answered once; to do so again changes nothing',
        answers: { 204: empty('Deleted') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('param', assessmentParamSchema),
      async (c) => {
        await deleteAssessment({ ctx: c.var.ctx, input: c.req.valid('param') });
        return c.body(null, 204);
      },
    );
}
