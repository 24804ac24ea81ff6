import { addDays, type Day } from './days.ts';
import { freezesPerMonth } from './limits.ts';

export interface Streak {
  /** Active days in a row; missed days that were forgiven lie between them and do not count. */
  readonly current: number;
  readonly longest: number;
}

/**
 * The streak of a person who was active on the given days. Two missed days in each calendar month are forgiven: they
 * keep a streak without lengthening it. Today is not missed before it is over.
 */
export function streakOf(activeDays: readonly Day[], today: Day): Streak {
  const active = new Set(activeDays);
  const [first] = activeDays.toSorted();
  const forgiven = new Map<string, number>();
  let current = 0;
  let longest = 0;
  for (let day = first ?? addDays(today, 1); day <= today; day = addDays(day, 1)) {
    if (active.has(day)) {
      current += 1;
      longest = Math.max(longest, current);
    } else if (day < today && current > 0) {
      const month = day.slice(0, 7);
      const used = (forgiven.get(month) ?? 0) + 1;
      forgiven.set(month, used);
      if (used > freezesPerMonth) current = 0;
    }
  }
  return { current, longest };
}
