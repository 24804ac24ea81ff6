import { defaultLanguage } from '@alento/domain/language/languages.ts';
import { i18n, preferredLanguage, startI18n } from '#lib/i18n.ts';

/** Words of the prerendered pages: they must be there before React takes the page over. */
const prerenderedWords = ['common', 'landing'];

/** Prerendered pages exist in the default language; another one is put on right after React took over. */
export async function prepareFirstPaint(): Promise<void> {
  const language = preferredLanguage();
  if (window.location.pathname !== '/') return startI18n(language, ['common', 'errors']);
  await startI18n(defaultLanguage, prerenderedWords);
}

export async function preparePrerender(): Promise<void> {
  if (!i18n.isInitialized) await startI18n(defaultLanguage, prerenderedWords);
}
