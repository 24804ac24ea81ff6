import { ageOn } from '@alento/domain/account/age.ts';
import { genders, type Profile, profileStyles } from '@alento/domain/account/profile-schema.ts';
import { legalLimits } from '@alento/domain/legal/limits.ts';
import type { ProfileChange } from '#features/account/profile/data.ts';
import type { ProfileForm } from '#features/account/forms/validate-account.ts';

/** A profile as its form shows it. A birth date that nobody has confirmed is only a default, and says nothing. */
export function toForm(profile: Profile): ProfileForm {
  return {
    name: profile.nome_completo ?? '',
    birthDate: profile.idade_confirmada ? profile.data_nascimento : null,
    gender: genders.find((gender) => gender === profile.sexo) ?? null,
    style: profileStyles.find((style) => style === profile.estilo_terapeuta) ?? 'calmo',
    language: profile.lingua,
  };
}

/** What a form changes in the profile that it was filled from, on a calendar day. */
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

/** The birth date that a minor has told, which they cannot change: nobody becomes an adult by writing another. */
export function lockedBirthDate(profile: Profile, today: string): string | undefined {
  const { birthDate } = toForm(profile);
  return birthDate !== null && ageOn(birthDate, today) < legalLimits.adultAge ? birthDate : undefined;
}

/** A form once it is saved: what was changed since it was sent stays, and all else is as the server has it. */
export function formAfterSave(form: ProfileForm, { sent, saved }: { sent: ProfileForm; saved: Profile }): ProfileForm {
  const changedSince = Object.entries(form).filter(([name, value]) => value !== sent[name as keyof ProfileForm]);
  return { ...toForm(saved), ...Object.fromEntries(changedSince) };
}

/** Whether the server has kept another birth date than the one that it was sent. */
export function isBirthDateRejected({ data_nascimento: sent }: ProfileChange, saved: Profile): boolean {
  return sent !== undefined && sent !== saved.data_nascimento;
}
