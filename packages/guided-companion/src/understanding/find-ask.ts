import type { Match, Matcher } from '@alento/domain/common/text/matcher.ts';
import { pause } from '@alento/domain/common/text/tokens.ts';
import { askKinds, cuedDialogues, situations, topics } from '../asks.ts';
import type { AskKind, CuedDialogue, Situation, Topic } from '../asks.ts';
import type { Recogniser } from './recogniser.ts';

/** What a message asks the companion for. */
export interface FoundAsk {
  readonly ask: AskKind | null;
  /** Where in the message it is asked; the last place where it is asked several times. */
  readonly askedAt: number;
  /** The same as before is asked for once more. */
  readonly isAgain: boolean;
  readonly situation: Situation | null;
  readonly topic: Topic | null;
  /** Dialogues that the words call for. */
  readonly calledFor: readonly CuedDialogue[];
}

/** Words between a reporting or declining word and the ask it belongs to. */
const reportingReach = 3;
const decliningReach = 1;

/** Words within which two asks are one. */
const samePlace = 5;

/** Reads the tokens of a message without its quotations; where no words for it are known, it asks for what it seems to (`seeming`). */
export function findAsk(recogniser: Recogniser, tokens: readonly string[], seeming: AskKind | null): FoundAsk {
  const found = longestOf(recogniser.asks.find(tokens));
  const [reported, declined] = [recogniser.reporting.find(tokens), recogniser.declining.find(tokens)];
  const meant = found.filter((match) => !isPreceded(reported, tokens, match) && !isDeclined(declined, tokens, match));
  const labelsOf = <Label>(matcher: Matcher<Label>): Set<Label> =>
    new Set(matcher.find(tokens).map(({ label }) => label));
  const [told, wanted, called] = [
    labelsOf(recogniser.situations),
    labelsOf(recogniser.topics),
    labelsOf(recogniser.calledFor),
  ];
  const ask = meant.some(({ label }) => label === 'listen')
    ? 'listen'
    : (lastAsked(meant) ?? (found.length === 0 && called.size === 0 ? seeming : null));
  return {
    ask,
    askedAt: Math.max(-1, ...meant.filter(({ label }) => label === ask).map(({ start }) => start)),
    isAgain: recogniser.again.find(tokens).length > 0,
    situation: situations.find((situation) => told.has(situation)) ?? null,
    topic: topics.find((topic) => wanted.has(topic)) ?? null,
    calledFor: cuedDialogues.filter((dialogue) => called.has(dialogue)),
  };
}

/** Who asks for several things mostly means the last; of two in the same place, the first kind of the list. */
function lastAsked(matches: readonly Match<AskKind>[]): AskKind | null {
  const last = Math.max(...matches.map(({ start }) => start));
  const there = matches.filter(({ start }) => last - start < samePlace);
  return askKinds.find((kind) => there.some(({ label }) => label === kind)) ?? null;
}

/** "do you think i should" is not "do you think": of matches that share a word with a longer one, the longer counts. */
function longestOf<Label>(matches: readonly Match<Label>[]): Match<Label>[] {
  const length = ({ start, end }: Match<Label>): number => end - start;
  const longestAt: number[] = [];
  for (const match of matches) {
    for (let at = match.start; at < match.end; at += 1) longestAt[at] = Math.max(longestAt[at] ?? 0, length(match));
  }
  return matches.filter((match) =>
    longestAt.slice(match.start, match.end).every((longest) => longest === length(match)),
  );
}

function isPreceded(reported: readonly Match<true>[], tokens: readonly string[], { start }: Match<unknown>): boolean {
  return reported.some(
    ({ end }) => end <= start && start - end <= reportingReach && !tokens.slice(end, start).includes(pause),
  );
}

function isDeclined(
  declined: readonly Match<true>[],
  tokens: readonly string[],
  { label, start, end }: Match<AskKind>,
): boolean {
  if (label === 'listen') return false;
  return declined.some((no) => {
    const [from, to] = no.end <= start ? [no.end, start] : [end, no.start];
    return from <= to && to - from <= decliningReach && !tokens.slice(from, to).includes(pause);
  });
}
