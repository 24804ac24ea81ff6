import { newestTerms, termsStanding, type TermsStanding } from '@alento/domain/legal/terms.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { today } from '#lib/dates.ts';
import { type Acceptances, acceptTerms, readAcceptances } from './data.ts';

interface Terms {
  readonly acceptances: Acceptances;
  readonly standing: TermsStanding;
}

const keyOf = (personId: string) => ['terms', personId] as const;

/** What a person accepted, and how they stand to the text of today. */
export function useTerms(personId: string) {
  return useQuery({
    queryKey: keyOf(personId),
    queryFn: async () => describeTerms(await readAcceptances()),
    staleTime: Infinity,
    retry: false,
  });
}

export function useAcceptTerms(personId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: acceptTerms,
    onSuccess: (acceptances) => queryClient.setQueryData<Terms>(keyOf(personId), describeTerms(acceptances)),
  });
}

/** Whether the text that is shown takes effect only later. */
export function isOnlyAnnounced(): boolean {
  return newestTerms().bindsFrom > today();
}

function describeTerms(acceptances: Acceptances): Terms {
  const versions = acceptances.map(({ version }) => version);
  return { acceptances, standing: termsStanding(versions, today()) };
}
