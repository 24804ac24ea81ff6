import { isOfItsDays } from '@alento/domain/mood/back-dating.ts';
import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { backDatedDays } from '@alento/domain/mood/limits.ts';
import { dayBegins } from '@alento/domain/progress/days.ts';
import { daysBetween } from '#lib/dates.ts';

/** Parts of a day by the hour that stands for each: nobody remembers the minute of a mood. */
const hours = { morning: 9, midday: 14, evening: 19, night: 23 } as const;

export type DayPart = keyof typeof hours;
export const dayParts = Object.keys(hours) as DayPart[];

/** When a mood was felt: so many days before the one it is noted on, and then roughly. */
export interface MoodMoment {
  readonly daysBefore: number;
  readonly part: DayPart;
}

/** The days that a mood may be of, the newest first, each by an instant in it. */
export function daysToChoose({ notedAt }: Pick<MoodEntry, 'notedAt'>): string[] {
  return Array.from({ length: backDatedDays + 1 }, (_, daysBefore) => {
    const day = dayOf(new Date(notedAt));
    day.setDate(day.getDate() - daysBefore);
    return day.toISOString();
  });
}

export function momentOf({ recordedAt, notedAt }: Pick<MoodEntry, 'recordedAt' | 'notedAt'>): MoodMoment {
  const recorded = new Date(recordedAt);
  const distance = (part: DayPart): number => Math.abs(hours[part] - hourOf(recorded));
  const [part = 'evening'] = dayParts.toSorted((one, other) => distance(one) - distance(other));
  return { daysBefore: daysBetween(dayOf(recorded), dayOf(new Date(notedAt))), part };
}

/** The instant of a moment; on its own day a mood is of when it was noted. */
export function instantOf({ daysBefore, part }: MoodMoment, notedAt: string): string {
  if (daysBefore === 0) return notedAt;
  const day = dayOf(new Date(notedAt));
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysBefore, hours[part]).toISOString();
}

/** A day that an instant belongs to where the person is: until four in the morning it is still the evening before. */
export function dayOf(instant: Date): Date {
  return new Date(
    instant.getFullYear(),
    instant.getMonth(),
    instant.getDate() - (instant.getHours() < dayBegins ? 1 : 0),
    12,
  );
}

/** The mood with another said about it, changed now. What other programs dated freely keeps its time. */
export function changeMood(mood: MoodEntry, change: Partial<MoodEntry>): MoodEntry {
  const changed = { ...mood, ...change, changedAt: new Date().toISOString() };
  return isOfItsDays(changed.recordedAt, changed.notedAt) ? changed : { ...changed, notedAt: changed.recordedAt };
}

/** After midnight the hours go on: 26 is two in the morning of the same day. */
function hourOf(instant: Date): number {
  const hour = instant.getHours();
  return hour < dayBegins ? hour + 24 : hour;
}
