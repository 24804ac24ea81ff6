import { wordCount } from '@alento/domain/common/text/tokens.ts';
import { Matcher } from '@alento/domain/common/text/matcher.ts';
import type { GuidedContent } from '../content.ts';
import { recogniserOf } from '../understanding/recogniser.ts';
import { kindsIn, toldNames } from './told-names.ts';

/** What was found in what somebody said earlier: a name, or their own words. */
export type Recalled = { readonly name: string } | { readonly words: string };

const mostWords = 18;
/** A word that is shared counts from this length on; what precedes its ending is compared. */
const shortestShared = 4;

interface Matchers {
  readonly days: Matcher<true>;
  readonly asksWhen: Matcher<true>;
}

const compiled = new WeakMap<GuidedContent, Matchers>();

/** Looks for the answer to a question about something said earlier; null where it was not said. */
export function recall(content: GuidedContent, question: string, earlier: readonly string[]): Recalled | null {
  const recogniser = recogniserOf(content);
  const { days, asksWhen } = matchersOf(content);
  const asked = recogniser.tokenize(question);
  const wantsDay = asksWhen.find(asked).length > 0;
  if (!wantsDay) {
    const [kind] = kindsIn(content, question);
    const named = kind === undefined ? undefined : toldNames(content, earlier).findLast((told) => told.kind === kind);
    if (named) return { name: named.name };
  }
  const topical = topicalTokens(content, asked);
  let best: { words: string; score: number } | null = null;
  for (const words of earlier.flatMap(sentencesOf)) {
    const tokens = recogniser.tokenize(words);
    const isDated = days.find(tokens).length > 0 || tokens.some((token) => /^\p{N}{1,4}$/u.test(token));
    const shared = topical.filter((word) => tokens.some((token) => isSameWord(word, token))).length;
    const score = wantsDay ? (isDated ? 1 + shared : 0) : shared;
    if (score > (best?.score ?? 0) && isQuotable(content, words, tokens)) best = { words, score };
  }
  return best && { words: best.words };
}

/** The words of a question that tell what it is about. */
function topicalTokens(content: GuidedContent, asked: readonly string[]): string[] {
  const recogniser = recogniserOf(content);
  const framing = recogniser.asks.find(asked).filter(({ label }) => label === 'memory');
  const isFraming = (index: number): boolean =>
    framing.some(({ start, end }) => index >= start && index < end && end - start > 1);
  const about = asked.filter((token, index) => token.length >= shortestShared && !isFraming(index));
  const detailed = recogniser.details.find(asked).flatMap(({ start, end }) => asked.slice(start, end));
  return [...new Set([...about, ...detailed])];
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || (other.length >= shortestShared && (one.startsWith(other) || other.startsWith(one)));

/** Sentences; a long one falls into its clauses. */
function sentencesOf(text: string): string[] {
  const plain = text.replaceAll(/["“”„«»「」]/gu, '');
  return plain.split(/[.!?\n。！？؟।]+/u).flatMap((sentence) => {
    const words = sentence.trim();
    return words.split(/\s+/u).length <= mostWords ? [words] : words.split(/[,;،、，]+/u).map((part) => part.trim());
  });
}

function isQuotable(content: GuidedContent, words: string, tokens: readonly string[]): boolean {
  const { unquotable, addressing } = recogniserOf(content);
  const barred = unquotable.find(tokens).length - addressing.find(tokens).length;
  return wordCount(tokens) <= mostWords && barred <= 0 && !/\p{N}{5}|@|\/|[<>{}]|\p{Bidi_Control}/u.test(words);
}

function matchersOf(content: GuidedContent): Matchers {
  const ready = compiled.get(content);
  if (ready) return ready;
  const { days, asksWhen } = content.recognition.facts;
  const { tokenize } = recogniserOf(content);
  const matchers: Matchers = {
    days: new Matcher([[true, days]], tokenize),
    asksWhen: new Matcher([[true, asksWhen]], tokenize),
  };
  compiled.set(content, matchers);
  return matchers;
}
