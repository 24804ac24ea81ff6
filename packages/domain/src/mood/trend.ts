import { meanValence } from './day-mood.ts';
import type { Mood } from './schema.ts';
import type { MoodTrend } from './trend-schema.ts';

/** The days that a trend looks back on, and the newest moods in them that it counts. */
export const trendDays = 14;
export const trendMoods = 20;

/** A mood, and how many whole days ago it was told. */
export interface NotedMood {
  readonly mood: Mood;
  readonly daysAgo: number;
}

/** Fewer days with a mood say nothing about days; a direction needs one more. */
const fewestDays = 3;
const fewestForDirection = 4;
/** Moods that were told longer ago are not those of the last days. */
const mostDaysAgo = 2;
const markedChange = 0.4;
const markedSpread = 0.55;
const markedLevel = 0.3;

/**
 * The trend of the last days' moods; null where there are too few days to speak of one, or the last is too long ago. Moods
 * of one day count as one, so that what is said of days is true of days.
 */
export function moodTrendOf(moods: readonly NotedMood[]): MoodTrend | null {
  const days = toDays(moods);
  const latest = days.at(-1);
  if (days.length < fewestDays || latest === undefined || latest.daysAgo > mostDaysAgo) return null;
  const valences = days.map(({ valence }) => valence);
  const half = Math.floor(valences.length / 2);
  const level = meanOf(valences);
  const change = meanOf(valences.slice(-half)) - meanOf(valences.slice(0, half));
  if (days.length >= fewestForDirection && Math.abs(change) >= markedChange) return change > 0 ? 'lighter' : 'heavier';
  if (spreadOf(valences, level) >= markedSpread) return 'changing';
  if (level <= -markedLevel) return isHeavyInARow(days.slice(-fewestDays)) ? 'low' : null;
  return level >= markedLevel ? 'high' : 'even';
}

interface Day {
  readonly daysAgo: number;
  readonly valence: number;
}

/** Days with a mood, oldest first. */
function toDays(moods: readonly NotedMood[]): Day[] {
  return [...Map.groupBy(moods, ({ daysAgo }) => daysAgo)]
    .map(([daysAgo, noted]) => ({ daysAgo, valence: meanValence(noted.map(({ mood }) => ({ mood, count: 1 }))) ?? 0 }))
    .toSorted((one, other) => other.daysAgo - one.daysAgo);
}

/** Whether each of these days was heavy, and none lies between them. */
function isHeavyInARow(days: readonly Day[]): boolean {
  const oldest = days[0]?.daysAgo ?? 0;
  return days.every(({ daysAgo, valence }, index) => daysAgo === oldest - index && valence <= -markedLevel);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spreadOf(values: readonly number[], mean: number): number {
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
