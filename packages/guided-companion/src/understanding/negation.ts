import type { Match } from '@alento/domain/common/text/matcher.ts';
import { pause } from '@alento/domain/common/text/tokens.ts';
import type { Recogniser } from './recogniser.ts';

export type IsNegated = (match: Match<unknown>) => boolean;

type Span = Pick<Match<unknown>, 'start' | 'end'>;
type Negating = Pick<Recogniser, 'negations' | 'negationReach' | 'turningWords'>;

/** Tells what a message denies: a negation reaches some words on or back, up to a pause or a turning word ("but"). */
export function negationsIn(recogniser: Negating, tokens: readonly string[]): IsNegated {
  const { onwards, backwards } = recogniser.negationReach;
  const negations = recogniser.negations.find(tokens);
  if (negations.length === 0) return () => false;
  const pauses = tokens.flatMap((token, start) => (token === pause ? [{ start, end: start + 1 }] : []));
  const turns: Span[] = [...pauses, ...recogniser.turningWords.find(tokens)];
  const reaches = (from: number, to: number, reach: number): boolean =>
    from <= to && to - from < reach && !turns.some(({ start, end }) => start >= from && end <= to);
  return ({ start, end }) =>
    negations.some((no) => reaches(no.end, start, onwards) || reaches(end, no.start, backwards));
}
