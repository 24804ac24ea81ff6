import { moodCatalogue } from './catalogue.ts';
import type { Mood } from './schema.ts';
import type { MoodTrend } from './trend-schema.ts';

/** The days that a trend looks back on, and the newest moods in them that it counts. */
export const trendDays = 14;
export const trendMoods = 20;

const fewest = 3;
const markedChange = 0.4;
const markedSpread = 0.55;
const markedLevel = 0.3;

/** The trend of the last days' moods, oldest first; null where there are too few to speak of one. */
export function moodTrendOf(moods: readonly Mood[]): MoodTrend | null {
  if (moods.length < fewest) return null;
  const valences = moods.map((mood) => moodCatalogue[mood].valence);
  const half = Math.floor(valences.length / 2);
  const level = meanOf(valences);
  const change = meanOf(valences.slice(-half)) - meanOf(valences.slice(0, half));
  if (Math.abs(change) >= markedChange) return change > 0 ? 'lighter' : 'heavier';
  if (spreadOf(valences, level) >= markedSpread) return 'changing';
  if (level <= -markedLevel) return 'low';
  return level >= markedLevel ? 'high' : 'even';
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spreadOf(values: readonly number[], mean: number): number {
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
