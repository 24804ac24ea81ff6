import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { createInstance, type ResourceKey, type TFunction } from 'i18next';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Namespace = 'mail' | 'account-notices' | 'account-export' | 'reminders';

/** Read when they are first said: a server's people rarely speak all languages. */
function readWords(language: LanguageCode, namespace: Namespace): ResourceKey {
  return require(`@alento/locales/${language}/${namespace}.json`) as ResourceKey;
}

/** The words of mails and text messages in one language. */
export const mailTranslator = (language: LanguageCode): TFunction<'mail'> => createTranslator(language, 'mail');

/** The words of one namespace in one language. */
export function createTranslator<Name extends Namespace>(language: LanguageCode, namespace: Name): TFunction<Name> {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { [namespace]: readWords(language, namespace) } },
    ns: namespace,
    initAsync: false,
    // Escaped where it becomes HTML, and only there.
    interpolation: { escapeValue: false },
  });
  return i18n.getFixedT(language, namespace);
}
