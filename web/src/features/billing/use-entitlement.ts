import { opensPremium } from '@alento/domain/billing/entitlement.ts';
import type { PlanFacts } from '@alento/domain/billing/schema.ts';
import { useAccount } from '#features/account/use-account.ts';
import { useConfig } from '#lib/use-config.ts';
import { judgePlan } from './judge-plan.ts';
import { readKeptPlan } from './kept-plan.ts';
import { useOwnPlan } from './use-own-plan.ts';

export interface Entitlement {
  isPremium: boolean;
  /** Whether the server has said so; until then it is what this device knew last. */
  isSettled: boolean;
}

/**
 * What is open to the person: everything where the server sells nothing, else what their plan opens; without a
 * connection, what was open when there was one.
 */
export function useEntitlement(): Entitlement {
  const account = useAccount();
  const sellsPlans = useConfig()?.features.plans;
  const { data } = useOwnPlan();
  if (sellsPlans === false) return { isPremium: true, isSettled: true };
  const facts = data?.facts ?? (account.status === 'signed_in' ? readKeptPlan() : null);
  return {
    isPremium: facts !== null && hasPremiumNow(facts),
    isSettled: sellsPlans === true && (data !== undefined || account.status === 'signed_out'),
  };
}

function hasPremiumNow(facts: PlanFacts): boolean {
  return opensPremium(judgePlan(facts, new Date()));
}
