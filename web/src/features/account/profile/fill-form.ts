import { ageOn } from '@alento/domain/account/age.ts';
import { genders, type Profile, profileStyles } from '@alento/domain/account/profile-schema.ts';
import { legalLimits } from '@alento/domain/legal/limits.ts';
import type { ProfileChange } from '#features/account/profile/data.ts';
import type { ProfileForm } from '#features/account/forms/validate-account.ts';

/** The form values of a profile. An unconfirmed birth date is only a default and is left out. */
export function toForm(profile: Profile): ProfileForm {
  return {
    name: profile.nome_completo ?? '',
    birthDate: profile.idade_confirmada ? profile.data_nascimento : null,
    gender: genders.find((gender) => gender === profile.sexo) ?? null,
    style: profileStyles.find((style) => style === profile.estilo_terapeuta) ?? 'calmo',
    language: profile.lingua,
  };
}

/** The profile fields that the form changes. `today` is a calendar day. */
export function diffForm(form: ProfileForm, base: Profile, today: string): ProfileChange {
  const before = toForm(base);
  const name = form.name.trim();
  return {
    ...(name !== before.name && { nome_completo: name }),
    ...(form.birthDate !== null &&
      form.birthDate !== before.birthDate &&
      lockedBirthDate(base, today) === undefined && {
        data_nascimento: form.birthDate,
        idade: ageOn(form.birthDate, today),
        ...(!base.idade_confirmada && { idade_confirmada: true }),
      }),
    ...(form.gender !== before.gender && { sexo: form.gender }),
    ...(form.style !== before.style && { estilo_terapeuta: form.style }),
    ...(form.language !== before.language && { lingua: form.language }),
  };
}

/** The birth date stated by a minor, which they cannot change: otherwise they could make themselves an adult. */
export function lockedBirthDate(profile: Profile, today: string): string | undefined {
  const { birthDate } = toForm(profile);
  return birthDate !== null && ageOn(birthDate, today) < legalLimits.adultAge ? birthDate : undefined;
}

/** The form after saving: the server's values, except for fields changed since it was sent. */
export function formAfterSave(form: ProfileForm, { sent, saved }: { sent: ProfileForm; saved: Profile }): ProfileForm {
  const changedSince = Object.entries(form).filter(([name, value]) => value !== sent[name as keyof ProfileForm]);
  return { ...toForm(saved), ...Object.fromEntries(changedSince) };
}

/** Whether the server has kept another birth date than the one that it was sent. */
export function isBirthDateRejected({ data_nascimento: sent }: ProfileChange, saved: Profile): boolean {
  return sent !== undefined && sent !== saved.data_nascimento;
}
