import { groupOfValence, meanValence, type MoodCounts } from '@alento/domain/mood/day-mood.ts';
import type { MoodGroup } from '@alento/domain/mood/groups.ts';
import { daysUpTo, type Day } from '@alento/domain/progress/days.ts';
import type { Progress } from '@alento/domain/progress/schema.ts';

/** A day of the history; where no mood was told, there is nothing but the day. */
export interface HistoryDay {
  readonly day: Day;
  readonly moods: MoodCounts;
  readonly told: { readonly valence: number; readonly group: MoodGroup } | null;
}

/** The days that end today, oldest first, with what was told on each. */
export function historyOf({ moodDays, today }: Pick<Progress, 'moodDays' | 'today'>, count: number): HistoryDay[] {
  const known = new Map(moodDays.map(({ day, moods }) => [day, moods]));
  return daysUpTo(today, count).map((day) => describeDay(day, known.get(day) ?? []));
}

function describeDay(day: Day, moods: MoodCounts): HistoryDay {
  const valence = meanValence(moods);
  return { day, moods, told: valence === null ? null : { valence, group: groupOfValence(valence) } };
}

/** On how many days each group stands. */
export function countGroups(days: readonly HistoryDay[]): Record<MoodGroup, number> {
  const counts = { low: 0, neutral: 0, high: 0 };
  for (const { told } of days) if (told) counts[told.group] += 1;
  return counts;
}

/** From the first day of the month eleven months ago to today: so many days are twelve months on the calendar. */
export function daysInYearOf(today: Day): number {
  const first = new Date(today);
  first.setUTCMonth(first.getUTCMonth() - 11, 1);
  return (Date.parse(today) - first.getTime()) / 86_400_000 + 1;
}
