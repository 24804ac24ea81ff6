import type { ProfileChanges } from '@alento/domain/account/profile-changes-schema.ts';
import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchProfile, updateFields } from './data.ts';

/** Takes over what a device changed of a profile, field by field, unless it was changed later elsewhere. */
export function keepChanges({ ctx, input }: { ctx: PersonContext; input: ProfileChanges }): Promise<Profile> {
  return ctx.database(async (tx) => {
    await updateFields(tx, input);
    const profile = await fetchProfile(tx);
    if (!profile) throw new AppError('common.not_found');
    return profile;
  });
}
