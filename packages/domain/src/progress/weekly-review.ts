import { groupOfValence, meanValence } from '../mood/day-mood.ts';
import { type MoodGroup, moodGroups } from '../mood/groups.ts';
import { addDays, type Day } from './days.ts';
import type { WeekDays } from './insights-schema.ts';

/** What can be said of a week, each true as it stands; what is not so is not in it. */
export interface WeeklyReview {
  readonly monday: Day;
  readonly sunday: Day;
  readonly activeDays: number;
  /** How active days compare with the week before, where they are as many or more. */
  readonly compared: 'same' | 'more' | null;
  readonly conversations: number;
  readonly seconds: number;
  readonly practices: number;
  readonly checkIns: number;
  /** Days on which a mood was told. */
  readonly toldDays: number;
  /** The group of more than half of those days, or `mixed`; null where there are too few. */
  readonly mostDays: MoodGroup | 'mixed' | null;
  /** The one day that was lighter than every other; null where there are too few, or several. */
  readonly lightestDay: Day | null;
}

/** Fewer days with a mood say nothing about a week. */
const fewestDays = 3;

/** The Monday of the last whole week before a day. */
export function reviewedMonday(today: Day): Day {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  return addDays(today, -weekday - 7);
}

export function isMonday(day: Day): boolean {
  return new Date(day).getUTCDay() === 1;
}

/** What a week was like, by its days and those of the week before. */
export function reviewWeek({ monday, days }: WeekDays): WeeklyReview {
  const week = days.filter(({ day }) => day >= monday);
  const before = days.filter(({ day }) => day < monday);
  const sum = (of: (day: WeekDays['days'][number]) => number): number =>
    week.reduce((total, day) => total + of(day), 0);
  const activeDays = sum(({ isActive }) => Number(isActive));
  const told = week.flatMap(({ day, moods }) => {
    const valence = meanValence(moods);
    return valence === null ? [] : [{ day, valence }];
  });
  return {
    monday,
    sunday: addDays(monday, 6),
    activeDays,
    compared: compare(activeDays, before.filter(({ isActive }) => isActive).length),
    conversations: sum(({ completed }) => completed),
    seconds: sum(({ seconds }) => seconds),
    practices: sum(({ practices }) => practices),
    checkIns: sum(({ checkIns }) => checkIns),
    toldDays: told.length,
    mostDays: told.length < fewestDays ? null : mostOf(told.map(({ valence }) => groupOfValence(valence))),
    lightestDay: told.length < fewestDays ? null : lightestOf(told),
  };
}

/** A week with fewer days than the one before is not told so. */
function compare(now: number, before: number): WeeklyReview['compared'] {
  if (now === 0 || before === 0 || now < before) return null;
  return now === before ? 'same' : 'more';
}

function mostOf(groups: readonly MoodGroup[]): MoodGroup | 'mixed' {
  return moodGroups.find((group) => groups.filter((each) => each === group).length * 2 > groups.length) ?? 'mixed';
}

function lightestOf(told: readonly { day: Day; valence: number }[]): Day | null {
  const highest = Math.max(...told.map(({ valence }) => valence));
  const lightest = told.filter(({ valence }) => valence === highest);
  return lightest.length === 1 && groupOfValence(highest) === 'high' ? (lightest[0]?.day ?? null) : null;
}
