import { AppError } from '@alento/domain/app-error.ts';
import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchOwnPlan } from '../data.ts';
import { beginTrial } from './data.ts';

/** Begins the trial of the person who asks, once. */
export async function startTrial({ ctx }: { ctx: PersonContext }): Promise<OwnPlan> {
  // A refusal is kept, too: that the address had its trial.
  const { outcome, plan } = await ctx.database(async (tx) => ({
    outcome: await beginTrial(tx),
    plan: await fetchOwnPlan(tx),
  }));
  if (outcome === 'not_sold') throw new AppError('billing.not_sold');
  if (outcome === 'needs_address') throw new AppError('billing.trial_needs_address');
  if (outcome === 'unavailable') throw new AppError('billing.trial_unavailable');
  return plan;
}
