import { addDays } from '@alento/domain/progress/days.ts';
import type { WeekDays } from '@alento/domain/progress/insights-schema.ts';
import { reviewedMonday } from '@alento/domain/progress/weekly-review.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchDays, fetchToday } from './data.ts';
import { inTimeZone } from './in-time-zone.ts';

/** The days of the last whole week in a time zone, and of the one before. */
export function readWeek({
  ctx,
  input: { timeZone },
}: {
  ctx: PersonContext;
  input: { timeZone: string };
}): Promise<WeekDays> {
  return inTimeZone(
    ctx.database(async (tx) => {
      const monday = reviewedMonday(await fetchToday(tx, timeZone));
      const days = await fetchDays(tx, { timeZone, from: addDays(monday, -7), until: addDays(monday, 6) });
      return { monday, days };
    }),
  );
}
