import { inTabStorage } from '#lib/tab-storage.ts';
import { type Profile, profileSchema } from '@alento/domain/account/profile-schema.ts';
import type { ProfileChange } from '#features/account/profile/data.ts';

/** Goes with the tab and with the session. */
const key = 'profile-draft';

interface Draft {
  readonly personId: string;
  readonly change: ProfileChange;
}

/** Keeps the changes that are not saved yet, so that neither another screen nor a reload loses them. */
export function saveDraft(draft: Draft): void {
  inTabStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

/** A profile with the changes of its person that are not saved yet. */
export function withDraft(profile: Profile): Profile {
  const drafted = inTabStorage((storage) => {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return draft?.personId === profile.id_usuario ? profileSchema.parse({ ...profile, ...draft.change }) : undefined;
  });
  return drafted ?? profile;
}

export function deleteDraft(): void {
  inTabStorage((storage) => storage.removeItem(key));
}
