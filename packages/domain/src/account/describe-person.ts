import { defaultLanguage, type LanguageCode } from '../language/languages.ts';
import type { KnownPerson } from './google-profile.ts';
import { maxNameLength } from './limits.ts';
import { getPersonName, type NamedUser } from './person-name.ts';

/** An account as the auth service returns it. */
export interface AccountUser extends NamedUser {
  readonly id: string;
  readonly app_metadata?: { readonly provider?: unknown; readonly providers?: unknown };
}

const longestAddress = 2048;

/** Whether the account has a Google identity. */
export function signsInWithGoogle({ app_metadata: told }: AccountUser): boolean {
  const { provider, providers } = told ?? {};
  return provider === 'google' || (Array.isArray(providers) && providers.includes('google'));
}

/** Portuguese if the browser speaks it or is Brazilian, else English. */
export function toProfileLanguage(browserLanguage: string): LanguageCode {
  const language = browserLanguage.toLowerCase();
  return language.includes('pt') || language.includes('br') ? defaultLanguage : 'en';
}

/** Who signs in by another service, for the profile that is made of it. */
export function describePerson(user: AccountUser, browserLanguage: string, unknownName?: string): KnownPerson {
  return {
    id: user.id,
    email: user.email ?? '',
    name: getPersonName(user, unknownName).slice(0, maxNameLength),
    avatarUrl: pictureOf(user.user_metadata),
    language: toProfileLanguage(browserLanguage),
  };
}

function pictureOf({ avatar_url: avatar, picture }: AccountUser['user_metadata']): string | null {
  const known = [avatar, picture].find(
    (each): each is string => typeof each === 'string' && each.startsWith('https://') && each.length <= longestAddress,
  );
  return known ?? null;
}
