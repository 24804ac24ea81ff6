import { fold } from '@alento/domain/common/text/fold.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import words from './openings.json' with { type: 'json' };

const openings = new Map(
  Object.entries(words).map(([language, text]): [string, ReadonlySet<string>] => [language, new Set(text.split(' '))]),
);

/** Whether sentences that must not be said begin with this word (a character, in scripts without spaces): npm run safety:train writes the list. */
export const opens = (language: LanguageCode, word: string): boolean =>
  openings.get(language)?.has(fold(word)) ?? false;
