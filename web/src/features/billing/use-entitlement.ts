import { hasPremium, type Plan } from '@alento/domain/billing/entitlement.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '#features/account/profile/use-profile.ts';
import { useAccount } from '#features/account/use-account.ts';
import { useConfig } from '#lib/use-config.ts';
import { keepPlan, readKeptPlan } from './kept-plan.ts';

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
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  const sellsPlans = useConfig()?.features.plans;
  const { data } = useQuery({
    ...profileQuery(personId ?? ''),
    enabled: personId !== undefined && sellsPlans === true,
  });
  useEffect(() => {
    if (data) keepPlan(data);
  }, [data]);
  if (sellsPlans === false) return { isPremium: true, isSettled: true };
  const plan: Plan | null = data ?? (personId === undefined ? null : readKeptPlan());
  return {
    isPremium: plan !== null && hasPremiumNow(plan),
    isSettled: sellsPlans === true && (data !== undefined || account.status === 'signed_out'),
  };
}

function hasPremiumNow(plan: Plan): boolean {
  return hasPremium(plan, new Date());
}
