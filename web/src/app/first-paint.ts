import { type AvailableLanguage, defaultLanguage } from '@alento/domain/language/languages.ts';
import { chooseLanguage, languageOfPath } from '#lib/choose-language.ts';
import { i18n, preferredLanguage, startI18n } from '#lib/i18n.ts';

/** Words of the prerendered pages: they must be there before React takes the page over. */
const prerenderedWords = ['common', 'landing'];

/** React takes a prerendered page over in the language it was made in; every other screen starts in the person's. */
export async function prepareFirstPaint(): Promise<void> {
  const path = window.location.pathname;
  if (path !== '/' && !languageOfPath(path)) return startI18n(preferredLanguage(), ['common', 'errors']);
  return startI18n(chooseLanguage(document.documentElement.lang, []), prerenderedWords);
}

export async function preparePrerender(path: string): Promise<AvailableLanguage> {
  const language = languageOfPath(path) ?? defaultLanguage;
  if (!i18n.isInitialized) await startI18n(language, prerenderedWords);
  await i18n.changeLanguage(language);
  return language;
}
