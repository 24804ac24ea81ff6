import { type AvailableLanguage, defaultLanguage } from '@alento/domain/language/languages.ts';
import { directionOf } from '@alento/locales/languages.ts';
import { createInstance, type BackendModule, type Namespace } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage } from '#lib/choose-language.ts';

export const languageKey = 'i18nextLng';
const chosenKey = 'user-language-chosen';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', { import: 'default' });

/** Loads one namespace of one language, so that a person downloads only the words they see. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`../../../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`no words for ${language}/${namespace}`), false);
    load().then(
      (words) => done(null, words),
      (cause: Error) => done(cause, true),
    );
  },
};

export const i18n = createInstance();

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage can be denied; the choice then lasts as long as the page.
  }
}

export function preferredLanguage(): AvailableLanguage {
  return chooseLanguage(readStored(languageKey), navigator.languages);
}

export async function startI18n(language: AvailableLanguage, namespaces: string[]): Promise<void> {
  if (typeof document !== 'undefined') i18n.on('languageChanged', showLanguage);
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: namespaces,
      defaultNS: 'common',
      load: 'languageOnly',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => console.warn(`missing translation ${namespace}:${key}`),
    });
}

function showLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  delete document.documentElement.dataset.awaitingLanguage;
}

/** The language on screen. */
export function currentLanguage(): AvailableLanguage {
  return chooseLanguage(i18n.resolvedLanguage ?? null, [defaultLanguage]);
}

/** Switches the interface and remembers that the person chose. */
export async function chooseInterfaceLanguage(language: AvailableLanguage): Promise<void> {
  await i18n.changeLanguage(language);
  store(languageKey, language);
  store(chosenKey, 'true');
}

/** Fetches words ahead of the screen that needs them. */
export async function preloadWords(namespaces: Namespace): Promise<void> {
  await i18n.loadNamespaces(namespaces);
}
