import { type LanguageCode, languageCodes, defaultLanguage } from '@alento/domain/language/languages.ts';
import { chooseLanguage, languageFromPath } from '#lib/choose-language.ts';
import { loadConfig } from '#lib/config.ts';
import { isLanguageUnknown } from '#lib/language-choice.ts';
import { i18n, preferredLanguage, startI18n } from '#lib/i18n.ts';
import { commonWords, entryScreenAt, entryScreens } from './entry-screens.ts';

/** Words of the prerendered pages: they must be there before React takes the page over. */
const prerenderedWords = ['common', 'landing', 'chat'];

const configPatienceMs = 500;

/** React takes a prerendered page over in the language it was made in; every other screen starts in the person's. */
export async function prepareFirstPaint(): Promise<void> {
  const path = window.location.pathname;
  if (path !== '/' && !languageFromPath(path)) {
    const { words = commonWords, showsConfig = false } = entryScreens[entryScreenAt(path)] ?? {};
    const configured = showsConfig ? awaitConfig() : undefined;
    await startI18n(await findLanguage(), [...words]);
    return configured;
  }
  return startI18n(chooseLanguage(document.documentElement.lang, []), prerenderedWords);
}

/** So that nothing moves under a finger when it comes. It is fetched beside the words, and not waited for much longer. */
async function awaitConfig(): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, configPatienceMs);
  await Promise.race([patience, loadConfig().catch(() => undefined)]);
}

/** Whoever never was here reads "Detecting the language" meanwhile; `head-script.ts` has put it there. */
async function findLanguage(): Promise<LanguageCode> {
  if (!isLanguageUnknown()) return preferredLanguage();
  const { settleLanguage } = await import('#features/language/detect-language.ts');
  const language = await settleLanguage();
  delete document.documentElement.dataset.detecting;
  return language;
}

export async function preparePrerender(path: string): Promise<LanguageCode> {
  const language = languageFromPath(path) ?? defaultLanguage;
  if (!i18n.isInitialized) await startI18n(language, prerenderedWords);
  await i18n.changeLanguage(language);
  // The page that every path starts from has something to say in all of them.
  await i18n.loadNamespaces(['account', 'language']);
  await i18n.loadLanguages(languageCodes);
  return language;
}
