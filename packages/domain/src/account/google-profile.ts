import type { LanguageCode } from '../language/languages.ts';
import { ageOn } from './age.ts';
import type { Profile } from './profile-schema.ts';

/** Who signs in by another service, as far as it tells. */
export interface KnownPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly language: LanguageCode;
}

/** A profile that another service's sign-up needs nothing more for. */
export function isComplete({ nome_completo, sexo, data_nascimento }: Gaps): boolean {
  return Boolean(nome_completo?.trim()) && Boolean(sexo) && data_nascimento !== null;
}

type Gaps = Pick<Profile, 'nome_completo' | 'sexo' | 'data_nascimento'>;

/** The profile of a new Google user, as specified. The age is a placeholder until the user confirms it. */
const defaults = {
  sexo: 'Outro',
  estilo_terapeuta: 'calmo',
  data_nascimento: '2000-01-01',
  idade: 24,
  idade_confirmada: false,
  som_ativado: true,
  animacoes_ativadas: true,
  modo_escuro: false,
  leitura_automatica: false,
} as const;

/** The profile of a new Google user, with the trial of 7 days begun at `now`. */
export function newGoogleProfile(person: KnownPerson, now: Date): Omit<Profile, 'sequencia_visivel'> {
  const trial = { ispremium: false, trial_start_date: now.toISOString(), trial_used: false };
  return { ...identityOf(person), ...defaults, ...trial, avatar_url: person.avatarUrl };
}

/** The least that makes a profile, for when the whole of it is refused. */
export function minimalGoogleProfile(person: KnownPerson, now: Date) {
  const trial = { ispremium: false, trial_start_date: now.toISOString(), trial_used: false };
  return {
    ...identityOf(person),
    sexo: 'masculino',
    idade: 25,
    data_nascimento: '1999-01-01',
    idade_confirmada: false,
    ...trial,
  };
}

/** What an incomplete profile lacks on a calendar day, and nothing that it has; plan and trial are never among it. */
export function findProfileGaps(profile: Profile, person: KnownPerson, today: string): Partial<Profile> {
  return {
    ...(!profile.nome_completo?.trim() && { nome_completo: person.name }),
    ...(!profile.e_mail && { e_mail: person.email }),
    ...(!profile.sexo && { sexo: defaults.sexo }),
    ...(profile.data_nascimento === null && { data_nascimento: defaults.data_nascimento, idade_confirmada: false }),
    ...(profile.idade === null && {
      idade: profile.data_nascimento ? ageOn(profile.data_nascimento, today) : defaults.idade,
    }),
    ...(!profile.avatar_url && person.avatarUrl && { avatar_url: person.avatarUrl }),
  };
}

function identityOf({ id, email, name, language }: KnownPerson) {
  return { id_usuario: id, nome_completo: name, e_mail: email, lingua: language };
}
