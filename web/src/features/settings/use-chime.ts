import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { profileQuery } from '#features/account/profile/use-profile.ts';
import { useAccount } from '#features/account/use-account.ts';
import { playChime, type Chime } from '#platform/chime.ts';

/** Plays the short sounds of the interface, unless the person has switched them off. */
export function useChime(): (chime: Chime) => void {
  const account = useAccount();
  const personId = account.status === 'signed_in' ? account.person.id : '';
  const profile = useQuery({ ...profileQuery(personId), enabled: personId !== '' });
  const isOn = profile.data?.som_ativado ?? false;
  return useCallback((chime) => isOn && playChime(chime), [isOn]);
}
