import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ageKey } from '#features/account/age/data.ts';
import { type ProfileChange, removeOldPictures, saveProfile } from '#features/account/profile/data.ts';
import { keepProfileCopy } from '#features/account/profile/read-profile.ts';
import { showProfile } from '#features/account/state.ts';
import { profileQuery } from '#features/account/profile/use-profile.ts';
import { isConnected } from '#lib/connection.ts';
import { serverOrDevice } from '#lib/server-or-device.ts';

/** What stood there before a change, while it is under way. */
const befores = new WeakMap<ProfileChange, Profile>();

/** Shows a change at once, and takes it back if it could not be saved. */
export function profileSaving(client: QueryClient, personId: string, onFailed?: (error: unknown) => void) {
  const { queryKey } = profileQuery(personId);
  return mutationOptions({
    mutationKey: queryKey,
    // One after the other, so that the last word is the person's last.
    scope: { id: 'profile' },
    mutationFn: (change: ProfileChange) => saveAnywhere(change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) {
        befores.set(change, before);
        show({ ...before, ...change });
      }
      return { before };
    },
    onError: (error, change, context) => {
      const shown = client.getQueryData(queryKey);
      if (context?.before && shown) show({ ...shown, ...rollBack(change, { shown, before: context.before }) });
      // What stood before may itself have been a change that failed; what is waiting would be hidden.
      if (isLast()) void client.invalidateQueries({ queryKey });
      onFailed?.(error);
    },
    onSuccess: (profile, change) => {
      // It does not know of the changes that are waiting.
      if (isLast()) show(profile);
      if (change.idade_confirmada) void client.invalidateQueries({ queryKey: ageKey });
      // Best effort: what fails here is removed with the next change.
      if (!isConnected()) return;
      keepProfileCopy(profile);
      if ('avatar_url' in change) void removeOldPictures(personId, profile.avatar_url).catch(() => undefined);
    },
  });

  /** Without a connection a change waits on this device; what is shown has it already. */
  async function saveAnywhere(change: ProfileChange): Promise<Profile> {
    const before = befores.get(change);
    if (!before) return saveProfile(personId, change);
    return serverOrDevice(
      () => saveProfile(personId, change),
      async () => {
        const { changeOnDevice } = await import('#features/account/profile/change-on-device.ts');
        return changeOnDevice(change, { personId, before });
      },
    );
  }

  function isLast(): boolean {
    return client.isMutating({ mutationKey: queryKey }) === 1;
  }

  function show(profile: Profile): void {
    client.setQueryData(queryKey, (shown) => (shown ? { ...shown, ...profile } : shown));
    showProfile(profile);
  }
}

/** The previous values of a failed change, except for fields changed again since. */
function rollBack(change: ProfileChange, { shown, before }: { shown: Profile; before: Profile }): ProfileChange {
  const isStill = (name: string): boolean => change[name as keyof ProfileChange] === shown[name as keyof ProfileChange];
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in change && isStill(name)));
}
