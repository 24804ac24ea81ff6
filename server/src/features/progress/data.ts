import type { Day } from '@alento/domain/progress/days.ts';
import { dayBegins } from '@alento/domain/progress/days.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { fragment, type TransactionSql } from '@alento/sql/sql.ts';

/** The day that an instant belongs to where the person is. */
const dayOf = (instant: ReturnType<typeof fragment>, timeZone: string) =>
  fragment`((${instant} at time zone ${timeZone}) - ${dayBegins} * interval '1 hour')::date`;

export async function fetchToday(tx: TransactionSql, timeZone: string): Promise<Day> {
  const [row] = await tx<{ day: Day }[]>`select ${dayOf(fragment`now()`, timeZone)}::text as day`;
  if (!row) throw new Error('the database does not know the day');
  return row.day;
}

/** The days on which the person said something or checked in, oldest first. */
export async function fetchActiveDays(tx: TransactionSql, timeZone: string): Promise<Day[]> {
  const rows = await tx<{ day: Day }[]>`
    select ${dayOf(fragment`created_at`, timeZone)}::text as day from public.messages where role = 'user'
    union
    select ${dayOf(fragment`recorded_at`, timeZone)}::text from public.mood_entries
    order by day`;
  return rows.map(({ day }) => day);
}

export async function countCompletedSessions(tx: TransactionSql): Promise<number> {
  const [counted] = await tx<{ completed: number }[]>`
    select count(*)::integer as completed from public.sessions s where private.session_state(s) = 'completed'`;
  return counted?.completed ?? 0;
}

export function countMoods(tx: TransactionSql, days: number): Promise<{ mood: Mood; count: number }[]> {
  return tx<{ mood: Mood; count: number }[]>`
    select mood, count(*)::integer as count from public.mood_entries
    where recorded_at > now() - ${days} * interval '1 day'
    group by mood order by count(*) desc, mood`;
}
