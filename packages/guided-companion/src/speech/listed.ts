import type { LanguageCode } from '@alento/domain/language/languages.ts';

/** Where the written "and" of a language would sound bookish in a conversation. */
const spokenLists: Partial<Record<LanguageCode, string>> = { ko: ', ' };

/** "work, your mother and the exam". */
export function listed(language: LanguageCode, names: readonly string[]): string {
  const separator = spokenLists[language];
  return separator ? names.join(separator) : new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
