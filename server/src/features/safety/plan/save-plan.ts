import { AppError } from '@alento/domain/app-error.ts';
import type { PlanChange } from '@alento/safety/support-plan/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { storePlan } from './data.ts';

/** What the ciphertext is bound to besides the person, who has one plan. */
export const planSubject = 'safety-plan';

/** Saves the person's plan, unless another device saved one that this one has not seen. */
export async function savePlan({ ctx, input }: { ctx: PersonContext; input: PlanChange }): Promise<void> {
  const { revision, replaces, plan } = input;
  const cipher = await ctx.cipher();
  const body = cipher.encrypt(planSubject, JSON.stringify(plan));
  const isStored = await ctx.database((tx) => storePlan(tx, { userId: ctx.actor.id, body, revision, replaces }));
  if (!isStored) throw new AppError('safety.plan_changed');
}
