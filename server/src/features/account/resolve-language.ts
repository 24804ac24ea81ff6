import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { PersonContext } from '#http/context.ts';
import type { AccountOptions } from './context.ts';
import { fetchLanguage } from './deletion/data.ts';

interface LanguageInput extends Pick<AccountOptions, 'chooseLanguage'> {
  ctx: PersonContext;
  acceptLanguage: string | null;
}

/** The language of the user's profile, else of their account metadata, else of their browser. */
export async function resolveLanguage({ ctx, acceptLanguage, chooseLanguage }: LanguageInput): Promise<LanguageCode> {
  const { metadata } = ctx.actor;
  return (await ctx.database(fetchLanguage)) ?? chooseLanguage({ metadata, acceptLanguage });
}
