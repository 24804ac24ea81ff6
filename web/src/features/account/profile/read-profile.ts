import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { toAppError } from '#lib/errors.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { fetchProfile } from './data.ts';

/** The signed-in user's profile; without a connection as this device saw it last, with what was changed here since. */
export async function readProfile(personId: string): Promise<Profile> {
  try {
    const profile = await fetchProfile(personId);
    whenQuiet(() => keepProfileCopy(profile));
    return profile;
  } catch (cause) {
    if (toAppError(cause).code !== 'common.network') throw cause;
    // Most visits have a connection, and need nothing of it.
    const { readProfileOnDevice } = await import('./profile-on-device.ts');
    const here = await readProfileOnDevice(personId);
    if (here === null) throw cause;
    return here;
  }
}

/** Keeps the profile on this device for when there is no connection. Where the device takes nothing, it needs one. */
export function keepProfileCopy(profile: Profile): void {
  void import('./profile-storage.ts').then(
    ({ profileStorage }) => profileStorage.write(profile),
    // It is for later visits; this one goes on without it.
    () => undefined,
  );
}
