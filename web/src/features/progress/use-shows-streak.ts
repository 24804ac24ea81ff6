import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#features/account/use-account.ts';
import { useIsMinor } from '#features/account/age/use-age.ts';
import { profileQuery } from '#features/account/profile/use-profile.ts';

/** Whether days in a row are shown. They press: so not to a minor, nor to whoever hid them, nor until that is known. */
export function useShowsStreak(): boolean {
  const isMinor = useIsMinor();
  const account = useAccount();
  const personId = account.status === 'signed_in' ? account.person.id : '';
  const { data: profile } = useQuery({ ...profileQuery(personId), enabled: personId !== '' });
  return !isMinor && (profile?.sequencia_visivel ?? false);
}
