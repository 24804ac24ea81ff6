import { moodCatalogue } from './catalogue.ts';
import type { MoodGroup } from './groups.ts';
import type { Mood } from './schema.ts';

/** How often each mood was told. */
export type MoodCounts = readonly { readonly mood: Mood; readonly count: number }[];

// Where the groups of single moods meet, too: catalogue.test.ts.
const groupBorder = 0.3;

/** How pleasant the moods were on the whole, −1 … 1: the mean of what was told; null where nothing was. */
export function meanValence(moods: MoodCounts): number | null {
  const total = moods.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return moods.reduce((sum, { mood, count }) => sum + moodCatalogue[mood].valence * count, 0) / total;
}

/** The group that a mean belongs to. */
export function groupOfValence(valence: number): MoodGroup {
  if (valence <= -groupBorder) return 'low';
  return valence < groupBorder ? 'neutral' : 'high';
}
