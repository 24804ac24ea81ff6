import { type Profile, profileSchema } from '@alento/domain/account/profile-schema.ts';
import { showProfile } from '#features/account/state.ts';
import { createDeviceStorage } from '#lib/device-storage.ts';
import { profileOutbox } from './open-outbox.ts';

const storage = createDeviceStorage<Profile>({
  owner: 'account-profile',
  slot: 'profile',
  parse: (stored) => profileSchema.safeParse(stored).data ?? null,
});

/** Keeps a profile as the account has it. Where the device takes nothing, it needs the connection. */
export async function keepProfileOnDevice(profile: Profile): Promise<void> {
  await storage.write(profile);
}

/** A person's profile as this device has it, with the changes that wait for the account; null if it has none of theirs. */
export async function readProfileOnDevice(personId: string): Promise<Profile | null> {
  const copy = await storage.read();
  if (copy?.id_usuario !== personId) return null;
  const changes = profileOutbox(personId);
  await changes.open();
  const changed = Object.fromEntries(changes.getState().unsent.map(({ id, value }) => [id, value]));
  const profile = { ...copy, ...changed };
  showProfile(profile);
  return profile;
}
