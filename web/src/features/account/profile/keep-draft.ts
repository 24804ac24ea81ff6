import { type Profile, profileSchema } from '@alento/domain/account/profile-schema.ts';

/** Goes with the tab and with the session. */
const key = 'profile-draft';

/** Keeps a profile with the changes that are not saved yet, so that neither another screen nor a reload loses them. */
export function keepDraft(draft: Profile): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

export function readDraft(personId: string): Profile | undefined {
  const draft = inStorage((storage) => profileSchema.parse(JSON.parse(storage.getItem(key) ?? 'null')));
  return draft?.id_usuario === personId ? draft : undefined;
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
