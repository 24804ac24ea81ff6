import { fold } from '@alento/domain/common/text/fold.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { han, kana, ownScripts } from '@alento/domain/common/text/scripts.ts';

export interface GuessedLanguage {
  readonly language: LanguageCode;
  /** The message can hardly be in the language that was expected. */
  readonly isSure: boolean;
}

/** Guesses the languages of a message, likeliest first. */
export type LanguageGuesser = (message: string, expected: LanguageCode) => GuessedLanguage[];

/** How many places the sequences of letters of a word share. */
export const guessPlaces = 2 ** 13;
const longest = 4;

/** More of a message says no more. */
const mostLetters = 400;

/** A language whose log odds are this close to the likeliest is considered, too. */
const near = 3;

/** One whose log odds are so far above those of the language that was expected is the message's own. */
const sure = 8;

const latin = /\p{Script=Latin}/gu;

/** Letters of a script that make up so much of a message are read as a language of their own. */
const prevalent = 0.25;

/** The places of a text's sequences of one to four letters within words; for languages in Latin letters. */
export function guessFeatures(message: string): Uint16Array {
  const text = ` ${fold(message.slice(0, mostLetters))
    .replace(/[^\p{Script=Latin}\d]+/gu, ' ')
    .trim()} `;
  const found = new Uint16Array(text.length * longest);
  let count = 0;
  for (let start = 0; start < text.length; start += 1) {
    let hash = 0x811c9dc5;
    for (let index = start; index < Math.min(start + longest, text.length); index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      found[count] = (hash ^ (hash >>> 15)) & (guessPlaces - 1);
      count += 1;
      // A sequence ends with its word.
      if (index > start && text.charCodeAt(index) === 0x20) break;
    }
  }
  return found.slice(0, count);
}

/** Log odds per step of a quantised weight. */
export const guessScale = 1 / 12;

/**
 * Reads the weights of a naive Bayes classifier: for each language, in the order of `languageCodes`, a byte for each place,
 * how likely its sequences are in that language (in Latin letters, romanised where it has another script).
 */
export function readLanguageGuesser(bytes: Uint8Array): LanguageGuesser {
  if (bytes.length !== languageCodes.length * guessPlaces) throw new Error('these are no weights of languages');
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return (message, expected) => [
    ...guessByScript(message, expected).map((language, _, { length }) => ({ language, isSure: length === 1 })),
    ...guessByWords(weights, message, expected),
  ];
}

/** The languages whose scripts a message has. */
function guessByScript(message: string, expected: LanguageCode): LanguageCode[] {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp): number => (message.match(script)?.length ?? 0) / Math.max(letters, 1);
  const found = ownScripts.filter(([, script]) => share(script) >= prevalent).map(([language]) => language);
  const ofKana = share(kana);
  if (ofKana + share(han) < prevalent) return found;
  if (ofKana > 0) return [...found, 'ja'];
  return expected === 'ja'
    ? [...found, 'ja', 'zh']
    : [...found, 'zh', ...(message.length < 12 ? (['ja'] as const) : [])];
}

function guessByWords(weights: Int8Array, message: string, expected: LanguageCode): GuessedLanguage[] {
  if ((message.match(latin)?.length ?? 0) < 2) return [];
  const features = guessFeatures(message);
  const odds = languageCodes.map((language, index) => {
    let sum = 0;
    for (const place of features) sum += weights[index * guessPlaces + place] ?? 0;
    return { language, odds: sum * guessScale };
  });
  const ranked = odds.toSorted((one, other) => other.odds - one.odds);
  const best = ranked[0]?.odds ?? 0;
  const expectedOdds = odds.find(({ language }) => language === expected)?.odds ?? 0;
  return ranked
    .filter((each, rank) => rank < 2 && best - each.odds <= near)
    .map((each) => ({ language: each.language, isSure: each.odds - expectedOdds >= sure }));
}
