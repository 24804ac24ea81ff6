import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProfileChange, removeOldPictures, saveProfile } from '#features/account/profile/data.ts';
import { showProfile } from '#features/account/state.ts';
import { profileQuery } from '#features/account/use-profile.ts';

/** Shows a change at once, and takes it back if it could not be saved. */
export function useSaveProfile(personId: string) {
  const client = useQueryClient();
  const { queryKey } = profileQuery(personId);
  return useMutation({
    // One after the other, so that the last word is the person's last.
    scope: { id: 'profile' },
    mutationFn: (change: ProfileChange) => saveProfile(personId, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) show({ ...before, ...change });
      return { before };
    },
    onError: (_error, _change, context) => {
      if (context?.before) show(context.before);
    },
    onSuccess: (profile, change) => {
      show(profile);
      // Of no use to anybody any more; the next change takes away what this one could not.
      if ('avatar_url' in change) void removeOldPictures(personId, profile.avatar_url).catch(() => undefined);
    },
  });

  function show(profile: Parameters<typeof showProfile>[0] & object): void {
    client.setQueryData(queryKey, (shown) => (shown ? { ...shown, ...profile } : shown));
    showProfile(profile);
  }
}
