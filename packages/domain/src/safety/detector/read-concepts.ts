import { Matcher } from '../../chat/guided/text/matcher.ts';
import { pause, tokenizerWith, withoutDrawl, type Tokenizer } from '../../chat/guided/text/tokens.ts';
import { concepts, type Concept, type Lexicon } from './concepts.ts';

export interface ConceptReader {
  tokenize: Tokenizer;
  matcher: Pick<Matcher<Concept>, 'find'>;
  reach: Lexicon['negationReach'];
}

/** A lexicon made ready to read with. */
export function conceptReader(lexicon: Lexicon): ConceptReader {
  const tokenize = tokenizerWith(lexicon.aliases);
  const groups = concepts.map((concept) => [concept, lexicon.concepts[concept]] as const);
  const matcher = new Matcher(groups, tokenize);
  const isKnown = (token: string): boolean => matcher.vocabulary.has(token);
  return {
    tokenize: (text) => tokenize(text).map((token) => withoutDrawl(token, isKnown)),
    matcher,
    reach: lexicon.negationReach,
  };
}

interface Sighting {
  concept: Concept;
  start: number;
  end: number;
  isNegated: boolean;
}

/** Concepts that stand this many words apart or less belong together. */
const nearWords = 7;

/** Not what a negation denies: the others are denied by it. */
const undeniable: ReadonlySet<Concept> = new Set([
  'negation',
  'figure',
  'story',
  'past',
  'joking',
  'ceasing',
  'hopeless',
]);

/** What is alarming wherever it is said; a passage without any of it is seldom a cry for help. */
const alarms: ReadonlySet<string> = new Set<Concept | `!${Concept}`>([
  'dying',
  'suicide',
  'ceasing',
  '!living',
  'farewell',
  'burden',
  'hopeless',
  'selfHarm',
  'attempt',
  'emergency',
  'violence',
  'unsafe',
  'harmingOthers',
  'eating',
  'unreality',
  'mania',
]);

/** A passage in terms of its concepts: which there are, how many are alarming, which are denied or stand together. */
export function conceptFeatures({ matcher, reach }: ConceptReader, tokens: readonly string[]): Map<string, number> {
  const found = matcher.find(tokens);
  const negations = found.filter(({ label }) => label === 'negation');
  const figures = found.filter(({ label }) => label === 'figure');
  const sightings = found
    .filter(
      ({ label, start, end }) =>
        label === 'figure' || !figures.some((figure) => start >= figure.start && end <= figure.end),
    )
    .map(({ label, start, end }): Sighting => ({
      concept: label,
      start,
      end,
      isNegated:
        !undeniable.has(label) && negations.some((negation) => reaches(negation, { start, end }, tokens, reach)),
    }));
  const alone = new Set(sightings.map(nameOf));
  const alarming = new Set([...alone].filter((name) => alarms.has(name)));
  alone.add(`alarming ${Math.min(alarming.size, 3)}`);
  const pairs = new Set(sightings.flatMap((one) => pairsOf(one, sightings)));
  // So that a long passage, which has many pairs, has no louder voice than a short one.
  const share = 1 / Math.sqrt(pairs.size || 1);
  return new Map([
    ...[...alone].map((name) => [name, 1] as const),
    ...[...pairs].map((name) => [name, share] as const),
  ]);
}

function pairsOf(one: Sighting, sightings: readonly Sighting[]): string[] {
  return sightings
    .filter(({ concept }) => concept > one.concept)
    .map((other) => {
      const apart = Math.max(other.start - one.end, one.start - other.end);
      return `${nameOf(one)}${apart <= nearWords ? '+' : '&'}${nameOf(other)}`;
    });
}

const nameOf = ({ concept, isNegated }: Sighting): string => (isNegated ? `!${concept}` : concept);

/** Whether a negation denies what stands at a place: near enough, on its side, with no pause between. */
function reaches(
  negation: { start: number; end: number },
  place: { start: number; end: number },
  tokens: readonly string[],
  reach: Lexicon['negationReach'],
): boolean {
  const isBefore = negation.end <= place.start;
  const [from, to] = isBefore ? [negation.end, place.start] : [place.end, negation.start];
  const distance = to - from;
  if (distance < 0) return false;
  return distance < (isBefore ? reach.before : reach.after) && !tokens.slice(from, to).includes(pause);
}
