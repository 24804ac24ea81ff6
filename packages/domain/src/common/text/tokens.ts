import { fold } from './fold.ts';

/** Marks the beginning and the end of a message, and a pause within it. */
export const messageStart = '^';
export const messageEnd = '$';
export const pause = '|';

/** Scripts that put no spaces between words, or put them as they please. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー`;
const piece = new RegExp(
  String.raw`[${unspaced}]|(?:(?![${unspaced}])[\p{L}\p{M}\p{N}])+|[.!?…,;:()\n。、؟،؛।॥]+`,
  'gu',
);
const unspacedCharacter = new RegExp(`^[${unspaced}]`, 'u');
const word = /[\p{L}\p{N}]/u;

/** Splits text into folded words; scripts without spaces are split into characters. */
export function tokensOf(text: string): string[] {
  const tokens = [messageStart];
  for (const [found] of fold(text).matchAll(piece)) {
    if (isReadByCharacter(found)) {
      if (tokens.at(-1) !== found || tokens.at(-2) !== found) tokens.push(found);
    } else if (word.test(found)) tokens.push(found);
    else if (tokens.at(-1) !== pause && tokens.at(-1) !== messageStart) tokens.push(pause);
  }
  if (tokens.at(-1) === pause) tokens.pop();
  tokens.push(messageEnd);
  return tokens;
}

/** Whether a token is a character of a script without spaces. */
export function isReadByCharacter(token: string): boolean {
  return unspacedCharacter.test(token);
}

/** How many words a message has; two characters of a script without spaces count as one word. */
export function wordCount(tokens: readonly string[]): number {
  let count = 0;
  for (const token of tokens) {
    if (word.test(token)) count += isReadByCharacter(token) ? 0.5 : 1;
  }
  return Math.ceil(count);
}

/** A word with its drawn-out letters shortened: "nãoooo" to "não", or to a double letter where that is a known word. */
export function withoutDrawl(token: string, isKnown: (token: string) => boolean): string {
  if (!/(.)\1\1/u.test(token)) return token;
  const doubled = token.replace(/(.)\1{2,}/gu, '$1$1');
  return isKnown(doubled) ? doubled : token.replace(/(.)\1{2,}/gu, '$1');
}

export type Tokenizer = (text: string) => string[];

/** A tokenizer that writes out a language's short forms: "vc" as "você", "don't" as "do not". */
export function tokenizerWith(aliases: Readonly<Record<string, string>>): Tokenizer {
  const written = new Map(Object.entries(aliases).map(([short, full]) => [fold(short), tokensOf(full).slice(1, -1)]));
  return (text) => tokensOf(text).flatMap((token) => written.get(token) ?? [token]);
}
