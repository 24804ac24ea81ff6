import { describePerson, signsInWithGoogle } from '@alento/domain/account/describe-person.ts';
import {
  findProfileGaps,
  isComplete,
  minimalGoogleProfile,
  newGoogleProfile,
} from '@alento/domain/account/google-profile.ts';
import { unknownNameAtLeast } from '@alento/domain/account/person-name.ts';
import { profileSchema } from '@alento/domain/account/profile-schema.ts';
import type { User } from '@supabase/auth-js';
import * as z from 'zod/mini';
import { upsertProfile } from '#features/account/profile/upsert-profile.ts';
import { toCalendarDay } from '#lib/dates.ts';
import type { Tables } from '#lib/rows.ts';

const checked = {
  id_usuario: true,
  nome_completo: true,
  sexo: true,
  data_nascimento: true,
  ispremium: true,
  trial_start_date: true,
  trial_used: true,
} as const;
const checkedSchema = z.pick(profileSchema, checked);
const checkedColumns = Object.keys(checked).join(', ');

/** When and where it happens. */
export interface Circumstances {
  readonly now: Date;
  readonly browserLanguage: string;
}

/** What became of the profile. */
export type ProfileOutcome = 'not_google' | 'complete' | 'filled' | 'created';

/** Creates the profile of a Google user, with the trial, or fills its gaps. */
export async function syncGoogleProfile(
  tables: Tables,
  user: User,
  circumstances: Circumstances,
): Promise<ProfileOutcome> {
  if (!signsInWithGoogle(user)) return 'not_google';
  const { data } = await tables
    .from('perfis')
    .select(checkedColumns)
    .eq('id_usuario', user.id)
    .maybeSingle()
    .throwOnError();
  if (data === null) return createProfile(tables, user, circumstances);
  return isComplete(checkedSchema.parse(data)) ? 'complete' : fillProfile(tables, user, circumstances);
}

async function createProfile(
  tables: Tables,
  user: User,
  { now, browserLanguage }: Circumstances,
): Promise<ProfileOutcome> {
  try {
    await upsertProfile(tables, newGoogleProfile(describePerson(user, browserLanguage), now));
  } catch {
    const person = describePerson(user, browserLanguage, unknownNameAtLeast);
    await upsertProfile(tables, minimalGoogleProfile(person, now));
  }
  return 'created';
}

async function fillProfile(
  tables: Tables,
  user: User,
  { now, browserLanguage }: Circumstances,
): Promise<ProfileOutcome> {
  // The columns that were checked do not tell everything that is there and must stay.
  const { data } = await tables.from('perfis').select().eq('id_usuario', user.id).single().throwOnError();
  const gaps = findProfileGaps(profileSchema.parse(data), describePerson(user, browserLanguage), toCalendarDay(now));
  await upsertProfile(tables, { id_usuario: user.id, ...gaps });
  return 'filled';
}
