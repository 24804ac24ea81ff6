import { type Profile, profileSchema } from '@alento/domain/account/profile-schema.ts';
import { showProfile } from '#features/account/state.ts';
import { profileOutbox } from './open-outbox.ts';
import { profileStorage } from './profile-storage.ts';

/** A person's profile as this device has it, with the changes that wait for the account; null if it has none of theirs. */
export async function readProfileOnDevice(personId: string): Promise<Profile | null> {
  const copy = profileSchema.safeParse(await profileStorage.read()).data;
  if (copy?.id_usuario !== personId) return null;
  const changes = profileOutbox(personId);
  await changes.open();
  const changed = Object.fromEntries(changes.getState().unsent.map(({ id, value }) => [id, value]));
  const profile = { ...copy, ...changed };
  showProfile(profile);
  return profile;
}
