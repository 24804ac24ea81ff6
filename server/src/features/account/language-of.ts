import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { PersonContext } from '#http/context.ts';
import type { AccountOptions } from './context.ts';
import { fetchLanguage } from './deletion/data.ts';

interface LanguageQuestion extends Pick<AccountOptions, 'chooseLanguage'> {
  ctx: PersonContext;
  acceptLanguage: string | null;
}

/** The language of the person's profile, else the one that their account or their browser names. */
export async function languageOf({ ctx, acceptLanguage, chooseLanguage }: LanguageQuestion): Promise<LanguageCode> {
  const { metadata } = ctx.actor;
  return (await ctx.database(fetchLanguage)) ?? chooseLanguage({ metadata, acceptLanguage });
}
