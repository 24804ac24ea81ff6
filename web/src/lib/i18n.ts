import { type LanguageCode, defaultLanguage } from '@alento/domain/language/languages.ts';
import { directionOf } from '@alento/locales/languages.ts';
import { numberWords } from '@alento/locales/number-words.ts';
import { createInstance, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage, languageFromPath } from '#lib/choose-language.ts';
import { readStoredLanguage, rememberLanguage } from '#lib/language-choice.ts';

// A list for each language: together they name some 400 files, which nobody needs.
const lists = import.meta.glob<Record<string, () => Promise<object>>>('./words/*.ts', { import: 'words' });

async function readWords(language: string, namespace: string): Promise<object> {
  const files = await lists[`./words/${language}.ts`]?.();
  const load = files?.[`../../../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`no words for ${language}/${namespace}`);
  return load();
}

/** Loads one namespace of one language, so that a person downloads only the words they see. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    readWords(language, namespace).then(
      (words) => done(null, words),
      (cause: Error) => done(cause, true),
    );
  },
};

export const i18n = createInstance();

/** The language this visit asks for: a public page's address first, then the stored choice, then the browser. */
export function preferredLanguage(): LanguageCode {
  return languageFromPath(window.location.pathname) ?? chooseLanguage(readStoredLanguage(), navigator.languages);
}

export async function startI18n(language: LanguageCode, namespaces: string[]): Promise<void> {
  if (typeof document !== 'undefined') i18n.on('languageChanged', showLanguage);
  await i18n
    .use(lazyFiles)
    .use(numberWords)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: namespaces,
      defaultNS: 'common',
      load: 'languageOnly',
      interpolation: { escapeValue: false, alwaysFormat: true },
      partialBundledLanguages: true,
      saveMissing: true,
      missingKeyHandler: warnAboutMissingKey,
    });
}

function warnAboutMissingKey(_languages: readonly string[], namespace: string, key: string): void {
  // oxlint-disable-next-line no-console -- a missing word is shown as its key, and said to whoever looks
  console.warn(`missing translation ${namespace}:${key}`);
}

function showLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (language === preferredLanguage()) delete document.documentElement.dataset.awaitingLanguage;
}

/** The language on screen. */
export function currentLanguage(): LanguageCode {
  return chooseLanguage(i18n.resolvedLanguage ?? null, [defaultLanguage]);
}

/** Switches the interface and remembers that the person chose. */
export async function chooseInterfaceLanguage(language: LanguageCode): Promise<void> {
  await loadWords(language);
  rememberLanguage(language);
  await i18n.changeLanguage(language);
}

/** Changing the language would show keys if its words could not be fetched. */
async function loadWords(language: LanguageCode): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  await i18n.loadLanguages(language, (error) => (error ? reject(new Error(String(error))) : resolve()));
  await promise;
}
