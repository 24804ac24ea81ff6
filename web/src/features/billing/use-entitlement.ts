import { hasPremium, type Plan } from '@alento/domain/billing/entitlement.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '#features/account/profile/use-profile.ts';
import { useAccount } from '#features/account/use-account.ts';
import { keepPlan, readKeptPlan } from './kept-plan.ts';

export interface Entitlement {
  isPremium: boolean;
  /** Whether the account has said so; until then it is what this device knew last. */
  isSettled: boolean;
}

/** What the person's plan opens to them; without a connection, what it did when there was one. */
export function useEntitlement(): Entitlement {
  const account = useAccount();
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  const { data } = useQuery({ ...profileQuery(personId ?? ''), enabled: personId !== undefined });
  useEffect(() => {
    if (data) keepPlan(data);
  }, [data]);
  const plan: Plan | null = data ?? (personId === undefined ? null : readKeptPlan());
  return {
    isPremium: plan !== null && hasPremiumNow(plan),
    isSettled: data !== undefined || account.status === 'signed_out',
  };
}

function hasPremiumNow(plan: Plan): boolean {
  return hasPremium(plan, new Date());
}
