import { type PlanFacts, planFactsSchema } from '@alento/domain/billing/schema.ts';

// Goes with the sign-out, as everything of a person's does.
const slot = 'billing-plan';

/** The plan as this device knew it last. */
export function readKeptPlan(): PlanFacts | null {
  try {
    return planFactsSchema.safeParse(JSON.parse(localStorage.getItem(slot) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function keepPlan(facts: PlanFacts): void {
  try {
    localStorage.setItem(slot, JSON.stringify(facts));
  } catch {
    // Storage is denied: then it is asked for anew each time.
  }
}
