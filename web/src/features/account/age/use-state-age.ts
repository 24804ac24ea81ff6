import { ageOn, latestDay } from '@alento/domain/account/age.ts';
import type { Age } from '@alento/domain/account/age-schema.ts';
import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ageKey } from './data.ts';
import { askGuardian, stateBirthDate } from './state-birth-date.ts';

/** Never retried: after the first attempt, the account of a child is gone. */
export function useStateBirthDate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: stateBirthDate,
    retry: false,
    onSuccess: (age, birthDate) => {
      queryClient.setQueryData<Age>(ageKey, age);
      // Keeps the cached profile in line with the birth date just stated.
      const idade = ageOn(birthDate, latestDay(new Date()));
      queryClient.setQueriesData<Profile>(
        { queryKey: ['account', 'profile'] },
        (profile) => profile && { ...profile, data_nascimento: birthDate, idade, idade_confirmada: true },
      );
    },
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
