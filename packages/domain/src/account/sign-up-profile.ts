import * as z from 'zod/mini';
import { languageCodes } from '../language/languages.ts';
import { ageOn } from './age.ts';
import { findAvatar } from './avatars.ts';
import { birthDateSchema } from './birth-date-schema.ts';
import { genders, type Profile, profileStyles } from './profile-schema.ts';

/** Sign-up answers besides name and address; kept in the account's metadata until there is a profile. */
export type SignUpAnswers = Partial<
  Pick<Profile, 'sexo' | 'estilo_terapeuta' | 'lingua' | 'data_nascimento' | 'avatar_url'>
>;

const otherwise = z.catch;

/** Users can write metadata themselves, so invalid answers are dropped. */
const answersSchema = z.object({
  sexo: otherwise(z.optional(z.enum(genders)), undefined),
  estilo_terapeuta: otherwise(z.optional(z.enum(profileStyles)), undefined),
  lingua: otherwise(z.optional(z.enum(languageCodes)), undefined),
  data_nascimento: otherwise(z.optional(birthDateSchema), undefined),
  avatar_url: otherwise(z.optional(z.string().check(z.refine((url) => findAvatar(url) !== null))), undefined),
});

/** What a sign-up has answered. */
export function answersFromSignUp(metadata: unknown): SignUpAnswers {
  const answers = answersSchema.safeParse(metadata).data ?? {};
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
}

/** The profile's fields that a sign-up has answered, on a calendar day. */
export function profileFromSignUp(metadata: unknown, today: string): Partial<Profile> {
  const { data_nascimento: birthDate, ...answers } = answersFromSignUp(metadata);
  return {
    ...answers,
    ...(birthDate && { data_nascimento: birthDate, idade: ageOn(birthDate, today), idade_confirmada: true }),
  };
}
