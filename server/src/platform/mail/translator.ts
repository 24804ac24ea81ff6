import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { createInstance, type ResourceKey, type TFunction } from 'i18next';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Read when they are first said: a server's people rarely speak all languages. */
function readWords(language: LanguageCode): ResourceKey {
  return require(`@alento/locales/${language}/mail.json`) as ResourceKey;
}

/** The words of mails and text messages in one language. */
export function mailTranslator(language: LanguageCode): TFunction<'mail'> {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { mail: readWords(language) } },
    ns: 'mail',
    initAsync: false,
    // Escaped where it becomes HTML, and only there.
    interpolation: { escapeValue: false },
  });
  return i18n.getFixedT(language, 'mail');
}
