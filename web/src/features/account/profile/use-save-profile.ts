import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileSaving } from '#features/account/profile/profile-saving.ts';

/** `onFailed` hears of every failure; what is given to `mutate` only of the last one. */
export function useSaveProfile(personId: string, onFailed?: (error: unknown) => void) {
  return useMutation(profileSaving(useQueryClient(), personId, onFailed));
}
