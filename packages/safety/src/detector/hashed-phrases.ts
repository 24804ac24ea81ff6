import { fold } from '@alento/domain/common/text/fold.ts';
import { ByteReader, ByteWriter } from '@alento/classifier/bytes.ts';
import { squeeze } from '@alento/classifier/features.ts';

/** Phrases stored only as hashes, so that they cannot be read, each with a number for its meaning. */
export interface HashedPhrases {
  readonly meanings: ReadonlyMap<number, number>;
  /** How many words the longest has. */
  readonly longest: number;
}

/** Scripts in which each sign stands for itself, since their words are not divided or divided at will. */
const signs = /[\u3040-\u9fff\uac00-\ud7a3]/gu;

export const wordsOf = (text: string): string[] => wordsOfFolded(fold(text));

export const wordsOfFolded = (folded: string): string[] =>
  squeeze(folded).replace(/[?!]/g, ' ').replace(signs, ' $& ').split(' ').filter(Boolean);

/** FNV-1a over some of the words, in 48 bits so that no two of a few thousand phrases meet. */
export function hashWordRange(words: readonly string[], from = 0, end = words.length): number {
  let low = 0x811c9dc5;
  let high = 0x01234567;
  for (let at = from; at < end; at += 1) {
    const word = words[at] ?? '';
    for (let index = 0; index < word.length; index += 1) {
      low = Math.imul(low ^ word.charCodeAt(index), 0x01000193);
      high = Math.imul(high ^ word.charCodeAt(index), 0x85ebca6b);
    }
    low = Math.imul(low ^ 0x20, 0x01000193);
    high = Math.imul(high ^ 0x20, 0x85ebca6b);
  }
  return (low >>> 0) * 2 ** 16 + ((high ^ (high >>> 16)) & 0xffff);
}

/** The bytes of phrases: how many words the longest has, then of each its hash (six bytes) and what it means (one). */
export function writePhrases(
  phrases: readonly { words: readonly string[]; meaning: number }[],
): Uint8Array<ArrayBuffer> {
  const meanings = new Map<number, number>();
  let longest = 0;
  for (const { words, meaning } of phrases) {
    longest = Math.max(longest, words.length);
    const hash = hashWordRange(words);
    if (!meanings.has(hash)) meanings.set(hash, meaning);
  }
  const bytes = new ByteWriter();
  bytes.uint8(longest);
  for (const [hash, meaning] of [...meanings].toSorted(([one], [other]) => one - other)) {
    bytes.uint32(Math.floor(hash / 2 ** 16));
    bytes.uint16(hash % 2 ** 16);
    bytes.uint8(meaning);
  }
  return bytes.written();
}

export function readPhrases(source: Uint8Array): HashedPhrases {
  const bytes = new ByteReader(source);
  const longest = bytes.uint8();
  const meanings = new Map<number, number>();
  while (!bytes.isAtEnd) {
    const hash = bytes.uint32() * 2 ** 16 + bytes.uint16();
    meanings.set(hash, bytes.uint8());
  }
  return { meanings, longest };
}
