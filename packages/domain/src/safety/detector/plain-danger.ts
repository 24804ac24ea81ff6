import type { Tier } from './assessment.ts';
import type { Concept } from './concepts.ts';

/** What is said outright, and the least it means whatever else stands in the message: nobody talks it away with a cat. */
const outright: readonly (readonly [Concept, readonly Concept[], Tier])[] = [
  ['suicide', ['wanting', 'thinking', 'planning'], 3],
  ['dying', ['wanting'], 2],
];

const softeners: readonly Concept[] = ['figure', 'story', 'past', 'joking', 'negation'];

/** The least tier of a passage with these features: 0 unless it says outright, and near nothing softer, what it means. */
export function plainDanger(features: ReadonlyMap<string, number>): Tier {
  const isNear = (one: Concept, other: Concept): boolean => features.has([one, other].toSorted().join('+'));
  const said = outright.find(
    ([subject, verbs]) =>
      verbs.some((verb) => isNear(subject, verb)) && !softeners.some((softener) => isNear(subject, softener)),
  );
  return said?.[2] ?? 0;
}
