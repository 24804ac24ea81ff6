import type { Age } from '@alento/domain/account/age-schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ageKey } from './age/data.ts';
import { askGuardian, stateBirthDate } from './age/tell-age.ts';

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
