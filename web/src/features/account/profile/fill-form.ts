import { ageOn } from '@alento/domain/account/age.ts';
import { genders, type Profile, profileStyles } from '@alento/domain/account/profile-schema.ts';
import type { ProfileChange } from '#features/account/profile/data.ts';
import type { ProfileForm } from '#features/account/validate-account.ts';

/** A profile as its form shows it. A birth date that nobody has confirmed is only a default, and says nothing. */
export function formOf(profile: Profile): ProfileForm {
  return {
    name: profile.nome_completo ?? '',
    birthDate: profile.idade_confirmada ? profile.data_nascimento : null,
    gender: genders.find((gender) => gender === profile.sexo) ?? null,
    style: profileStyles.find((style) => style === profile.estilo_terapeuta) ?? 'calmo',
    language: profile.lingua,
  };
}

/** What a form changes in a profile, on a calendar day. */
export function changeOf(form: ProfileForm, profile: Profile, today: string): ProfileChange {
  const { birthDate, gender, ...before } = formOf(profile);
  const name = form.name.trim();
  return {
    ...(name !== before.name && { nome_completo: name }),
    ...(form.birthDate !== null &&
      form.birthDate !== birthDate && {
        data_nascimento: form.birthDate,
        idade: ageOn(form.birthDate, today),
        idade_confirmada: true,
      }),
    ...(form.gender !== gender && { sexo: form.gender }),
    ...(form.style !== before.style && { estilo_terapeuta: form.style }),
    ...(form.language !== before.language && { lingua: form.language }),
  };
}
