import type { Span } from './assessment.ts';

const sentence = /[^.!?…。！？؟۔।\n]+[.!?…。！？؟۔।\n]*/gu;

/** Sentences that are read together: danger is often told in two or three, "I have the pills. It ends tonight." */
const together = 3;

/** The most of a sentence that is read as one; people write pages without a full stop. */
const longest = 400;

/** Cuts a message into passages of a few sentences that overlap; a short message is one passage. */
export function passagesOf(text: string): Span[] {
  const sentences = [...text.matchAll(sentence)]
    .filter(([found]) => /[\p{L}\p{N}]/u.test(found))
    .flatMap(({ 0: found, index }) => piecesOf(index, found.length));
  if (sentences.length <= together) return join(sentences);
  return sentences
    .slice(0, sentences.length - together + 1)
    .flatMap((_, at) => join(sentences.slice(at, at + together)));
}

function piecesOf(start: number, length: number): Span[] {
  const count = Math.ceil(length / longest);
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * longest,
    end: start + Math.min(length, (index + 1) * longest),
  }));
}

function join(sentences: readonly Span[]): Span[] {
  const [first] = sentences;
  const last = sentences.at(-1);
  return first && last ? [{ start: first.start, end: last.end }] : [];
}
