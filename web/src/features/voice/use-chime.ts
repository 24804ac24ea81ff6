import { useCallback } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { useProfile } from '#features/account/profile/use-profile.ts';
import { playChime, type Chime } from '#platform/chime.ts';

/** Plays the short sounds of the interface, unless the person has switched them off. */
export function useChime(): (chime: Chime) => void {
  const account = useAccount();
  const profile = useProfile(account.status === 'signed_in' ? account.person.id : '');
  const isOn = profile.data?.som_ativado ?? false;
  return useCallback((chime) => isOn && playChime(chime), [isOn]);
}
