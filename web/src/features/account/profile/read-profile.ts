import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { toAppError } from '#lib/errors.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { fetchProfile } from './data.ts';

/** Loaded when it is needed: most visits have a connection. */
const loadDevice = () => import('./profile-on-device.ts');

/** The signed-in user's profile; without a connection as this device saw it last, with what was changed here since. */
export async function readProfile(personId: string): Promise<Profile> {
  try {
    const profile = await fetchProfile(personId);
    whenQuiet(() => keepProfileCopy(profile));
    return profile;
  } catch (cause) {
    if (toAppError(cause).code !== 'common.network') throw cause;
    const { readProfileOnDevice } = await loadDevice();
    const here = await readProfileOnDevice(personId);
    if (here === null) throw cause;
    return here;
  }
}

/** Keeps the profile on this device for when there is no connection. */
export function keepProfileCopy(profile: Profile): void {
  void loadDevice().then(
    ({ keepProfileOnDevice }) => keepProfileOnDevice(profile),
    // It is for later visits; this one goes on without it.
    () => undefined,
  );
}
