import { AppError } from '@alento/domain/app-error.ts';
import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchOwnPlan } from '../data.ts';
import { endTrial } from './data.ts';

/** Ends the trial of the person who asks, now. */
export function cancelTrial({ ctx }: { ctx: PersonContext }): Promise<OwnPlan> {
  return ctx.database(async (tx) => {
    if (!(await endTrial(tx))) throw new AppError('billing.no_trial');
    return fetchOwnPlan(tx);
  });
}
