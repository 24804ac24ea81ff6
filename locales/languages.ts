export interface LanguageDescription {
  /** The language's name for itself. */
  readonly endonym: string;
  readonly direction: 'ltr' | 'rtl';
  /** The tag that dates, numbers and assistive technology use. */
  readonly locale: string;
}

/** The 13 languages the product is planned for, by ISO 639-1 code. */
export const languages = {
  pt: { endonym: 'Português', direction: 'ltr', locale: 'pt-BR' },
  en: { endonym: 'English', direction: 'ltr', locale: 'en-US' },
  es: { endonym: 'Español', direction: 'ltr', locale: 'es-ES' },
  de: { endonym: 'Deutsch', direction: 'ltr', locale: 'de-DE' },
  fr: { endonym: 'Français', direction: 'ltr', locale: 'fr-FR' },
  it: { endonym: 'Italiano', direction: 'ltr', locale: 'it-IT' },
  ja: { endonym: '日本語', direction: 'ltr', locale: 'ja-JP' },
  ko: { endonym: '한국어', direction: 'ltr', locale: 'ko-KR' },
  ar: { endonym: 'العربية', direction: 'rtl', locale: 'ar-EG' },
  zh: { endonym: '中文', direction: 'ltr', locale: 'zh-CN' },
  hi: { endonym: 'हिन्दी', direction: 'ltr', locale: 'hi-IN' },
  nl: { endonym: 'Nederlands', direction: 'ltr', locale: 'nl-NL' },
  ru: { endonym: 'Русский', direction: 'ltr', locale: 'ru-RU' },
} as const satisfies Readonly<Record<string, LanguageDescription>>;

const byCode: Readonly<Record<string, LanguageDescription>> = languages;

export function describeLanguage(code: string): LanguageDescription {
  return byCode[code] ?? languages.pt;
}

export function directionOf(code: string): 'ltr' | 'rtl' {
  return describeLanguage(code).direction;
}
