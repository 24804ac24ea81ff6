import { groupOfValence } from '../mood/day-mood.ts';
import { moodCatalogue } from '../mood/catalogue.ts';
import type { MoodGroup } from '../mood/groups.ts';
import type { Mood } from '../mood/schema.ts';
import type { ChangeKind, MoodChanges, MoodPatterns } from './insights-schema.ts';

/** How many of each group; what is shown of changes calls them heavier, about the same and lighter. */
export type Shares = Readonly<Record<MoodGroup, number>>;

/** Fewer than these say nothing. */
export const fewestChanges = 5;
export const fewestMoods = 3;

/** A mood has changed when its pleasantness did by so much: about from one word to one of another group. */
const markedChange = 0.3;

export function totalOf({ low, neutral, high }: Shares): number {
  return low + neutral + high;
}

/** Of the moods told before and after something: how many were heavier, about the same and lighter after. */
export function changesOf(kind: ChangeKind, { changes }: MoodChanges): Shares {
  return sum(
    changes
      .filter((change) => change.kind === kind)
      .map(({ before, after, count }) => [groupOfChange(valenceOf(after) - valenceOf(before)), count]),
  );
}

/** How many of the moods that pass were heavy, in between and light. */
export function sharesOf<Told extends { mood: Mood; count: number }>(
  told: readonly Told[],
  passes: (each: Told) => boolean,
): Shares {
  return sum(told.filter(passes).map(({ mood, count }) => [groupOfValence(valenceOf(mood)), count]));
}

/** The hours of a day in eight parts, from the one at which it begins. */
export const dayParts = [4, 7, 10, 13, 16, 19, 22, 1] as const;

/** Whether an hour lies in the part that begins with another. */
export function isInPart(hour: number, part: (typeof dayParts)[number]): boolean {
  return (hour - part + 24) % 24 < 3;
}

/** The tags that moods were told with, those told most often first. */
export function tagsByCount({ tags }: MoodPatterns): MoodPatterns['tags'][number]['tag'][] {
  const counts = new Map<MoodPatterns['tags'][number]['tag'], number>();
  for (const { tag, count } of tags) counts.set(tag, (counts.get(tag) ?? 0) + count);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
}

function sum(counts: readonly (readonly [MoodGroup, number])[]): Shares {
  const shares = { low: 0, neutral: 0, high: 0 };
  for (const [group, count] of counts) shares[group] += count;
  return shares;
}

function groupOfChange(change: number): MoodGroup {
  if (change <= -markedChange) return 'low';
  return change < markedChange ? 'neutral' : 'high';
}

function valenceOf(mood: Mood): number {
  return moodCatalogue[mood].valence;
}
