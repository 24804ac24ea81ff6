import { type Profile, profileSchema } from '@alento/domain/account/profile-schema.ts';
import type { ProfileChange } from '#features/account/profile/data.ts';

/** Goes with the tab and with the session. */
const key = 'profile-draft';

interface Draft {
  readonly personId: string;
  readonly change: ProfileChange;
}

/** Keeps the changes that are not saved yet, so that neither another screen nor a reload loses them. */
export function keepDraft(draft: Draft): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

/** A profile with the changes of its person that are not saved yet. */
export function withDraft(profile: Profile): Profile {
  const drafted = inStorage((storage) => {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return draft?.personId === profile.id_usuario ? profileSchema.parse({ ...profile, ...draft.change }) : undefined;
  });
  return drafted ?? profile;
}

export function dropDraft(): void {
  inStorage((storage) => storage.removeItem(key));
}

/** Storage can be denied, and hold what somebody else wrote; then there is no draft. */
function inStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
