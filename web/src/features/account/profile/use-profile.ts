import { queryOptions, useQuery } from '@tanstack/react-query';
import { profileKey } from '#features/account/profile/profile-key.ts';
import { fetchProfile } from '#features/account/profile/data.ts';

export const profileQuery = (personId: string) =>
  queryOptions({ queryKey: profileKey(personId), queryFn: () => fetchProfile(personId) });

/** The signed-in user's profile. */
export function useProfile(personId: string) {
  return useQuery(profileQuery(personId));
}
