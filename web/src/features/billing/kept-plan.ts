import { type Plan, planSchema } from '@alento/domain/billing/entitlement.ts';

// Goes with the sign-out, as everything of a person's does.
const slot = 'billing-plan';

/** The plan as this device knew it last. */
export function readKeptPlan(): Plan | null {
  try {
    return planSchema.safeParse(JSON.parse(localStorage.getItem(slot) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function keepPlan({ ispremium, trial_start_date, trial_used }: Plan): void {
  try {
    localStorage.setItem(slot, JSON.stringify({ ispremium, trial_start_date, trial_used }));
  } catch {
    // Storage is denied: then it is asked for anew each time.
  }
}
