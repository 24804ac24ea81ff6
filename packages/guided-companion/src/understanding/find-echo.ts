import { wordCount } from '@alento/domain/common/text/tokens.ts';
import type { GuidedContent } from '../content.ts';
import { toneOfCue, toneOfTheme } from '../vocabulary.ts';
import { recogniserOf, type Recogniser } from './recogniser.ts';

const fewestWords = 2;
const mostWords = 7;

/** Longer messages are not searched whole: what weighs is said early. */
const searchedLength = 600;

/** Letters, spaces, hyphens and apostrophes: no number to call, no address, no markup. */
const plainWords = /^[\p{L}\p{M}’'\- \u200c\u200d]+$/u;

/** A clause and the mark it ends with. */
const clause = /([^.!?…,;:()\n\r"“”„«»「」—–。、！？，；：،؛؟।]+)([.!?…,;:()\n\r"“”„«»「」—–。、！？，；：،؛؟।]*)/gu;

/**
 * The clause of a message that has the most weight, a few words in the person's own spelling; null where none has any, or
 * none should be said back. Whether the message tells of danger is for the caller to know.
 */
export function findEcho(content: GuidedContent, text: string): string | null {
  const recogniser = recogniserOf(content);
  const told = [...text.slice(0, searchedLength).matchAll(clause)]
    .filter(([, , mark = '']) => !/[?？؟]/u.test(mark))
    .flatMap(([, words = '']) => piecesOf(recogniser, words.trim()));
  let best: { words: string; weight: number } | null = null;
  for (const words of told) {
    const weight = isQuotable(recogniser, words) ? weightOf(recogniser, words) : 0;
    if (weight > (best?.weight ?? 0)) best = { words, weight };
  }
  return best?.words ?? null;
}

/** A clause without the "but" before it; a long one from a word with weight to its end, unless that is denied before. */
function piecesOf(recogniser: Recogniser, clause: string): string[] {
  const written = clause.split(/\s+/u);
  const isTurn = recogniser.turningWords.find(recogniser.tokenize(written[0] ?? '')).length > 0;
  const words = isTurn && written.length > 1 ? written.slice(1) : written;
  if (words.length <= mostWords) return [words.join(' ')];
  for (let from = words.length - mostWords; from <= words.length - fewestWords; from += 1) {
    const denied = recogniser.negations.find(recogniser.tokenize(words.slice(0, from).join(' '))).length > 0;
    const piece = words.slice(from).join(' ');
    if (!denied && beginsWithWeight(recogniser, piece)) return [piece];
  }
  return [];
}

function beginsWithWeight(recogniser: Recogniser, piece: string): boolean {
  const tokens = recogniser.tokenize(piece);
  const found = [
    ...recogniser.feelings.find(tokens),
    ...recogniser.cues.find(tokens),
    ...recogniser.themes.find(tokens),
  ];
  return found.some(({ start }) => start === 1);
}

function isQuotable(recogniser: Recogniser, words: string): boolean {
  const tokens = recogniser.tokenize(words);
  const count = wordCount(tokens);
  const isShort = words.includes(' ') ? words.split(' ').length <= mostWords : count <= mostWords;
  if (count < fewestWords || !isShort || !plainWords.test(words)) return false;
  return recogniser.unquotable.find(tokens).length === 0 && recogniser.asks.find(tokens).length === 0;
}

/** What is felt weighs more than how it is told or what it is about; what is neither heavy nor glad weighs nothing. */
function weightOf(recogniser: Recogniser, words: string): number {
  const tokens = recogniser.tokenize(words);
  if (recogniser.feelings.find(tokens).length > 0) return 3;
  if (recogniser.cues.find(tokens).some(({ label }) => toneOfCue(label) === 'low')) return 2;
  return recogniser.themes.find(tokens).some(({ label }) => toneOfTheme(label) !== 'neutral') ? 1 : 0;
}
