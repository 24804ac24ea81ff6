import { maxPlanSavesPerMinute } from '@alento/safety/support-plan/limits.ts';
import { planChangeSchema, storedPlanSchema } from '@alento/safety/support-plan/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { deletePlan } from './delete-plan.ts';
import { readPlan } from './read-plan.ts';
import { savePlan } from './save-plan.ts';

const tag = 'safety plan';

/** `/api/safety-plan` */
export function createPlanRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'Read the safety plan; an empty one if there is none',
        answers: { 200: { description: 'The plan and its revision', schema: storedPlanSchema } },
      }),
      requirePerson,
      async (c) => c.json(await readPlan({ ctx: c.var.ctx }), 200),
    )
    .put(
      '/',
      describe({
        tag,
        summary: 'Save the safety plan in place of the revision that the device knows',
        answers: { 204: empty('Saved') },
        errors: ['safety.plan_changed', ...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      rateLimit('safety_plan', maxPlanSavesPerMinute),
      validate('json', planChangeSchema),
      async (c) => {
        await savePlan({ ctx: c.var.ctx, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .delete(
      '/',
      describe({ tag, summary: 'Delete the safety plan', answers: { 204: empty('Deleted') } }),
      requirePerson,
      async (c) => {
        await deletePlan({ ctx: c.var.ctx });
        return c.body(null, 204);
      },
    );
}
