import { fold } from './fold.ts';

/** Marks the beginning and the end of a message, and a pause within it. */
export const messageStart = '^';
export const messageEnd = '$';
export const pause = '|';

const piece = /[\p{L}\p{M}\p{N}]+|[.!?…,;:()\n]+/gu;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const word = /[\p{L}\p{N}]/u;

/** Splits text into folded words; scripts written without spaces are split into characters. */
export function tokensOf(text: string): string[] {
  const tokens = [messageStart];
  for (const [found] of fold(text).matchAll(piece)) {
    if (!word.test(found)) {
      if (tokens.at(-1) !== pause && tokens.at(-1) !== messageStart) tokens.push(pause);
    } else if (ideograph.test(found)) tokens.push(...found);
    else tokens.push(found);
  }
  if (tokens.at(-1) === pause) tokens.pop();
  tokens.push(messageEnd);
  return tokens;
}

/** How many words a message has; two ideographs count as one word. */
export function wordCount(tokens: readonly string[]): number {
  let count = 0;
  for (const token of tokens) {
    if (word.test(token)) count += ideograph.test(token) ? 0.5 : 1;
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
  const written = new Map(Object.entries(aliases).map(([short, full]) => [fold(short), fold(full).split(' ')]));
  return (text) => tokensOf(text).flatMap((token) => written.get(token) ?? [token]);
}
