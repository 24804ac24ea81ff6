import type { AvailableLanguage } from '@alento/domain/language/languages.ts';
import en from '@alento/locales/en/mail.json' with { type: 'json' };
import pt from '@alento/locales/pt/mail.json' with { type: 'json' };
import { createInstance, type TFunction } from 'i18next';

const words = { en, pt } as const satisfies Record<AvailableLanguage, unknown>;

/** The words of mails and text messages in one language. */
export function mailTranslator(language: AvailableLanguage): TFunction<'mail'> {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { mail: words[language] } },
    ns: 'mail',
    initAsync: false,
    // Escaped where it becomes HTML, and only there.
    interpolation: { escapeValue: false },
  });
  return i18n.getFixedT(language, 'mail');
}
