import { maxSpeechLength } from './limits.ts';

/** What a text falls into to be spoken: sentences that are over, and what may still go on. */
export interface Spoken {
  readonly sentences: readonly string[];
  readonly rest: string;
}

// A mark counts as an end once something follows it, so that "3.5" and "…" at the edge of a stream wait.
const ends = /[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』”’）]*|[।؟]+(?=\s|$)|\n+/gu;

/** What of Markdown and drawings no voice should read. */
const unspoken = /[*_`#>|~]+|\p{Extended_Pictographic}|\u200d|\ufe0f/gu;

/** A first sentence shorter than this waits for the next, so that "Hm." is no piece of its own. */
const leastLength = 12;

/**
 * Splits a text that is still growing into pieces that can be spoken, in any of our scripts.
 *
 * @param isWhole no more of it will come, so that what is left is a piece, too
 */
export function splitSentences(text: string, isWhole: boolean): Spoken {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(ends)) {
    const end = index + mark.length;
    if (clean(text.slice(from, end)).length < leastLength && !mark.includes('\n')) continue;
    sentences.push(...piecesOf(text.slice(from, end)));
    from = end;
  }
  if (!isWhole) return { sentences, rest: text.slice(from) };
  return { sentences: [...sentences, ...piecesOf(text.slice(from))], rest: '' };
}

function piecesOf(sentence: string): string[] {
  const left = clean(sentence);
  if (!/[\p{L}\p{N}]/u.test(left)) return [];
  if (left.length <= maxSpeechLength) return [left];
  const space = left.lastIndexOf(' ', maxSpeechLength);
  const end = space > 0 ? space : maxSpeechLength;
  return [left.slice(0, end).trim(), ...piecesOf(left.slice(end))];
}

function clean(text: string): string {
  return text.replaceAll(unspoken, '').replaceAll(/\s+/g, ' ').trim();
}
