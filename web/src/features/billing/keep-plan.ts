import type { PlanFacts } from '@alento/domain/billing/schema.ts';

// Goes with the sign-out, as everything of a person's does.
export const planSlot = 'billing-plan';

/** Keeps the plan on this device, for when nobody can be asked. */
export function keepPlan(facts: PlanFacts): void {
  try {
    localStorage.setItem(planSlot, JSON.stringify(facts));
  } catch {
    // Storage is denied: then it is asked for anew each time.
  }
}
