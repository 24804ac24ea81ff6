import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { createInstance, type ResourceKey, type TFunction } from 'i18next';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Namespace = 'mail' | 'account-notices' | 'account-export' | 'reminders' | 'chat-transcript' | 'chat' | 'mood';

/** Read when they are first said: a server's people rarely speak all languages. */
function readWords(language: LanguageCode, namespace: Namespace): ResourceKey {
  return require(`@alento/locales/${language}/${namespace}.json`) as ResourceKey;
}

/** The words of mails and text messages in one language. */
export const mailTranslator = (language: LanguageCode): TFunction<'mail'> => createTranslator(language, 'mail');

/** The words of one namespace in one language, or of several, each named before its keys. */
export function createTranslator<Names extends Namespace | readonly Namespace[]>(
  language: LanguageCode,
  names: Names,
): TFunction<Names> {
  const i18n = createInstance();
  const namespaces = [names].flat() as Namespace[];
  void i18n.init({
    lng: language,
    resources: { [language]: Object.fromEntries(namespaces.map((name) => [name, readWords(language, name)])) },
    ns: namespaces,
    initAsync: false,
    // Escaped where it becomes HTML, and only there.
    interpolation: { escapeValue: false },
  });
  return i18n.getFixedT(language, names);
}
