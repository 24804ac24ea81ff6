import type { Age } from '@alento/domain/account/age-schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askGuardian, readAge, stateBirthDate } from './age/data.ts';

const ageKey = ['account', 'age'] as const;

/** What follows from the person's age. Whoever waits for a guardian may have an answer by the time they look again. */
export function useAge() {
  return useQuery({
    queryKey: ageKey,
    queryFn: readAge,
    retry: false,
    refetchOnMount: ({ state }) => (state.data?.state === 'adult' ? true : 'always'),
    refetchOnWindowFocus: ({ state }) => state.data?.state === 'waiting',
  });
}

/** Whether to keep from the person what is only for adults, or presses: as long as nobody knows better, they are a minor. */
export function useIsMinor(): boolean {
  return useAge().data?.isMinor ?? true;
}

/** Not tried again by itself: somebody too young is gone after the first time. */
export function useStateBirthDate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: stateBirthDate,
    retry: false,
    onSuccess: (age) => void queryClient.setQueryData<Age>(ageKey, age),
  });
}

export function useAskGuardian() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: askGuardian,
    retry: false,
    onSuccess: (age) => void queryClient.setQueryData<Age>(ageKey, age),
  });
}
