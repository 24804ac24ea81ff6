import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { useConfig } from '#lib/use-config.ts';
import { endTrial, fetchPlan, startTrial } from './data.ts';
import { keepPlan } from './keep-plan.ts';

const planKey = (personId: string) => ['billing-plan', personId] as const;

const planQuery = (personId: string) =>
  queryOptions<OwnPlan>({ queryKey: planKey(personId), queryFn: fetchPlan, staleTime: 60_000 });

function usePersonId(): string | undefined {
  const account = useAccount();
  return account.status === 'signed_in' ? account.person.id : undefined;
}

/** The plan of whoever is signed in; where nothing is sold any more, some may still be paying. */
export function useOwnPlan() {
  const personId = usePersonId();
  const features = useConfig()?.features;
  const isKept = features?.plans === true || features?.payments === true || (features?.stores.length ?? 0) > 0;
  const query = useQuery({ ...planQuery(personId ?? ''), enabled: personId !== undefined && isKept });
  useEffect(() => {
    if (query.data) keepPlan(query.data.facts);
  }, [query.data]);
  return query;
}

/** Asks for the plan again: something of it was used, bought or changed. */
export function useRefreshPlan(): () => void {
  const client = useQueryClient();
  const personId = usePersonId();
  // Stable, for effects.
  return useCallback(() => void client.invalidateQueries({ queryKey: planKey(personId ?? '') }), [client, personId]);
}

/** Keeps the plan as the server has just told it. */
export function useKeepPlan(): (plan: OwnPlan) => void {
  const client = useQueryClient();
  const personId = usePersonId();
  return (plan) => void client.setQueryData<OwnPlan>(planKey(personId ?? ''), plan);
}

/** Begins or ends the trial. */
export function useTrial() {
  const client = useQueryClient();
  const personId = usePersonId();
  const keep = useKeepPlan();
  return useMutation({
    mutationFn: (action: 'start' | 'end') => (action === 'start' ? startTrial() : endTrial()),
    retry: false,
    onSuccess: keep,
    onError: () => client.invalidateQueries({ queryKey: planKey(personId ?? '') }),
  });
}
