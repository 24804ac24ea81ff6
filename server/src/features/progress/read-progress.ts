import { AppError } from '@alento/domain/app-error.ts';
import { daysUpTo } from '@alento/domain/progress/days.ts';
import { defaultWeeklyGoal } from '@alento/domain/progress/limits.ts';
import type { Progress } from '@alento/domain/progress/schema.ts';
import { streakOf } from '@alento/domain/progress/streak.ts';
import type { PersonContext } from '#http/context.ts';
import { errorCodeOf } from '#lib/errors.ts';
import { countCompletedSessions, countMoods, fetchActiveDays, fetchToday } from './data.ts';

const moodDays = 30;
// What PostgreSQL answers of a time zone that Node knows and it does not.
const unknownTimeZone = '22023';

/** How the person is doing, counted in the days of their time zone. */
export async function readProgress({
  ctx,
  input: { timeZone },
}: {
  ctx: PersonContext;
  input: { timeZone: string };
}): Promise<Progress> {
  const [today, activeDays, sessionsCompleted, moods] = await ctx
    .database((tx) =>
      Promise.all([
        fetchToday(tx, timeZone),
        fetchActiveDays(tx, timeZone),
        countCompletedSessions(tx),
        countMoods(tx, moodDays),
      ]),
    )
    .catch((cause: unknown) => {
      if (errorCodeOf(cause) !== unknownTimeZone) throw cause;
      throw new AppError('common.invalid_input', { params: { field: 'timeZone' }, cause });
    });
  const active = new Set(activeDays);
  return {
    today,
    sessionsCompleted,
    activeDays: active.size,
    streak: streakOf(activeDays, today),
    week: daysUpTo(today, 7).map((day) => ({ day, isActive: active.has(day) })),
    weeklyGoal: defaultWeeklyGoal,
    moods,
  };
}
