import { queryOptions, useQuery } from '@tanstack/react-query';
import { profileKey } from '#features/account/profile/profile-key.ts';
import { readProfile } from '#features/account/profile/read-profile.ts';

export const profileQuery = (personId: string) =>
  queryOptions({ queryKey: profileKey(personId), queryFn: () => readProfile(personId) });

/** The signed-in user's profile. */
export function useProfile(personId: string) {
  return useQuery(profileQuery(personId));
}
