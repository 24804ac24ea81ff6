import { defaultLanguage, type LanguageCode } from '../language/languages.ts';
import type { KnownPerson } from './google-profile.ts';
import { maxNameLength } from './profile-schema.ts';

/** What an account tells of its person, as the auth service has it. */
export interface AccountUser {
  readonly id: string;
  readonly email?: string | undefined;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly app_metadata?: { readonly provider?: unknown; readonly providers?: unknown };
}

/** What somebody is called of whom nothing is known. */
export const unknownName = 'Humano';
/** The same in the profile that holds the least. */
export const unknownNameAtLeast = 'Usuário';

const longestAddress = 2048;

/** The provider's full name, then its name, then the email before @, then a word that fits everybody. */
export function nameOf({ email, user_metadata: told }: AccountUser, otherwise: string = unknownName): string {
  const known = [told.full_name, told.name, email?.split('@')[0]].find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
  return known?.trim().slice(0, maxNameLength) ?? otherwise;
}

/** Whether Google is one of the ways in which somebody signs in. */
export function signsInWithGoogle({ app_metadata: told }: AccountUser): boolean {
  const { provider, providers } = told ?? {};
  return provider === 'google' || (Array.isArray(providers) && providers.includes('google'));
}

/** Portuguese if the browser speaks it or is Brazilian, else English. */
export function profileLanguageOf(browserLanguage: string): LanguageCode {
  const language = browserLanguage.toLowerCase();
  return language.includes('pt') || language.includes('br') ? defaultLanguage : 'en';
}

/** Who signs in by another service, for the profile that is made of it. */
export function describePerson(user: AccountUser, browserLanguage: string): KnownPerson {
  return {
    id: user.id,
    email: user.email ?? '',
    name: nameOf(user),
    avatarUrl: pictureOf(user.user_metadata),
    language: profileLanguageOf(browserLanguage),
  };
}

function pictureOf({ avatar_url: avatar, picture }: AccountUser['user_metadata']): string | null {
  const known = [avatar, picture].find(
    (each): each is string => typeof each === 'string' && each.startsWith('https://') && each.length <= longestAddress,
  );
  return known ?? null;
}
