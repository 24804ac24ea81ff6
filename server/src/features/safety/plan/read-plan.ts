import { emptyPlan, safetyPlanSchema, type StoredPlan } from '@alento/safety/support-plan/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchPlan } from './data.ts';
import { planSubject } from './save-plan.ts';

/** The person's own plan, or an empty one. */
export async function readPlan({ ctx }: { ctx: PersonContext }): Promise<StoredPlan> {
  const row = await ctx.database(fetchPlan);
  if (!row) return { revision: null, plan: emptyPlan };
  const cipher = await ctx.cipher();
  const plan = safetyPlanSchema.parse(JSON.parse(cipher.decrypt(planSubject, row.body)));
  return { revision: row.revision, plan };
}
