import { ownPlanSchema } from '@alento/domain/billing/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { cancelTrial } from './cancel-trial.ts';
import { startTrial } from './start-trial.ts';

const tag = 'plans';
const trialsPerMinute = 10;

/** `/api/trial` */
export function createTrialRoutes() {
  return new Hono<AppEnv>()
    .post(
      '/',
      describe({
        tag,
        summary: 'Begin the seven days of Premium without a card, once a person',
        answers: { 201: { description: 'Begun', schema: ownPlanSchema } },
        errors: ['billing.trial_unavailable', 'billing.trial_needs_address', 'billing.not_sold', 'common.rate_limited'],
      }),
      requirePerson,
      rateLimit('trial', trialsPerMinute),
      async (c) => c.json(await startTrial({ ctx: c.var.ctx }), 201),
    )
    .delete(
      '/',
      describe({
        tag,
        summary: 'End the trial now',
        answers: { 200: { description: 'Ended', schema: ownPlanSchema } },
        errors: ['billing.no_trial'],
      }),
      requirePerson,
      async (c) => c.json(await cancelTrial({ ctx: c.var.ctx }), 200),
    );
}
