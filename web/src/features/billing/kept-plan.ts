import { type PlanFacts, planFactsSchema } from '@alento/domain/billing/schema.ts';
import { planSlot } from './keep-plan.ts';

/** The plan as this device knew it last. */
export function readKeptPlan(): PlanFacts | null {
  try {
    return planFactsSchema.safeParse(JSON.parse(localStorage.getItem(planSlot) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
