import { getPlanState } from '@alento/domain/billing/entitlement.ts';
import type { PlanFacts, PlanState } from '@alento/domain/billing/schema.ts';

/** Where a plan stands by this device's clock, which may be behind the server's: what the server began has begun. */
export function judgePlan(facts: PlanFacts, now: Date): PlanState {
  const startedAt = new Date(facts.trialStartedAt ?? 0);
  return getPlanState(facts, startedAt > now ? startedAt : now);
}
