import type { Span } from './assessment.ts';

const sentence = /[^.!?…。！？؟۔।\n]+[.!?…。！？؟۔।\n]*/gu;

/** Sentences that are read together: danger is often told in two or three, "I have the pills. It ends tonight." */
const together = 3;

/** Short sentences are read with more of the next ones, up to so many characters: "I… I just… can't… be here." */
const enough = 160;

/** The most of a sentence that is read as one; people write pages without a full stop. */
const longest = 240;

/**
 * Cuts a message into passages of a few sentences that overlap; a short message is one passage. Of a longer one each
 * sentence is a passage too, so that nothing around it talks it away.
 */
export function passagesOf(text: string): Span[] {
  const sentences = [...text.matchAll(sentence)]
    .filter(([found]) => /[\p{L}\p{N}]/u.test(found))
    .flatMap(({ 0: found, index }) => piecesOf(found, index));
  const passages = sentences.map((_, first) => passageFrom(sentences, first));
  const apart = passages.filter(({ end }, index) => end !== passages[index - 1]?.end);
  return apart.length > 1 ? [...apart, ...sentences] : apart;
}

function passageFrom(sentences: readonly Span[], first: number): Span {
  const { start, end } = sentences[first] ?? { start: 0, end: 0 };
  const last = sentences.findLast(
    (each, index) => index > first && (index < first + together || each.end - start <= enough),
  );
  return { start, end: last?.end ?? end };
}

/** A sentence, cut between words where it is too long. */
function piecesOf(text: string, start: number): Span[] {
  if (text.length <= longest) return [{ start, end: start + text.length }];
  const gap = text.lastIndexOf(' ', longest);
  const length = gap > 0 ? gap : longest;
  return [{ start, end: start + length }, ...piecesOf(text.slice(length), start + length)];
}
