import { type OfflineProfileField, offlineProfileFields } from '@alento/domain/account/profile-changes-schema.ts';
import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { ProfileChange } from './data.ts';
import { profileOutbox } from './open-outbox.ts';

interface Options {
  personId: string;
  /** The profile as it was shown before the change. */
  before: Profile;
}

/** Keeps a change for when there is a connection; refuses one that the account has to decide on. */
export function changeOnDevice(change: ProfileChange, { personId, before }: Options): Profile {
  const fields = Object.keys(change);
  if (!fields.every(isOfflineField)) throw new AppError('common.network');
  const outbox = profileOutbox(personId);
  const known = new Map(outbox.getState().unsent.map((each) => [each.id, each]));
  const changedAt = new Date().toISOString();
  for (const id of fields.filter(isOfflineField)) {
    const first = known.get(id);
    outbox.keep({ id, value: change[id], before: first ? first.before : before[id], changedAt });
  }
  return { ...before, ...change };
}

function isOfflineField(field: string): field is OfflineProfileField {
  return (offlineProfileFields as string[]).includes(field);
}
