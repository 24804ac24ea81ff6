import { isReadByCharacter, messageEnd, messageStart, pause, tokensOf, type Tokenizer } from './tokens.ts';

/**
 * Ways to say something, one per line of a content file: words, `stem*`, phrases, `_` for any one word,
 * `^` and `$` for the beginning and the end of a message, `|` for a pause within it, `(one/other)` for one of several words.
 * In scripts without spaces a pattern matches wherever its characters stand, and `_` is any one of them.
 */
export type Patterns = readonly string[];

/** Of a pattern: a word as it is, `stem*`, `_` for every word, or several words of which any will do. */
export type Part = string | readonly string[];

export const anyWord = '_';

/** The beginning that a part stands for; null where it is whole. */
export function stemOf(part: Part): string | null {
  return typeof part === 'string' && part.endsWith('*') ? part.slice(0, -1) : null;
}

/** The whole words that a part stands for. */
export function wordsOf(part: Part): readonly string[] {
  if (typeof part !== 'string') return part;
  return part === anyWord || part.endsWith('*') ? [] : [part];
}

/** A pattern as parts; several where words to choose from are of several parts themselves ("(don't/cannot) know"). */
export function readPattern(pattern: string, tokenize: Tokenizer): Part[][] {
  let variants: Part[][] = [[]];
  for (const written of pattern.split(' ')) {
    const choices = written.startsWith('(') ? written.slice(1, -1).split('/') : [written];
    const read = choices.map((choice) => partsOf(choice, tokenize));
    const plain = read.flatMap((parts) => (parts.length === 1 ? parts.flatMap(wordsOf) : []));
    const isPlain = plain.length === read.length && read.length > 0;
    const ways: Part[][] = isPlain ? [[plain.length === 1 ? (plain[0] ?? '') : plain]] : read;
    variants = variants.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return variants;
}

function partsOf(written: string, tokenize: Tokenizer): Part[] {
  if (written === anyWord || written === messageStart || written === messageEnd || written === pause) return [written];
  const isOfStem = stemOf(written) !== null;
  const words = isOfStem ? tokensOf(written) : tokenize(written);
  const inner = words.slice(1, -1).filter((word) => word !== pause);
  const isBegun = (text: string, index: number): boolean =>
    isOfStem && index === inner.length - 1 && !isReadByCharacter(text);
  return inner.map((text, index) => (isBegun(text, index) ? `${text}*` : text));
}
