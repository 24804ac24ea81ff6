import type { MoodChanges, MoodPatterns, WeekDays } from '@alento/domain/progress/insights-schema.ts';
import type { Progress } from '@alento/domain/progress/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

/** All that the progress of the transaction's person consists of, counted in the days of a time zone; with null, of the one last asked for. */
export async function fetchProgress(tx: TransactionSql, timeZone: string | null): Promise<Progress> {
  const [row] = await tx<{ progress: Progress }[]>`select private.read_progress(${timeZone}::text) as progress`;
  if (!row) throw new Error('the database answers nothing');
  return row.progress;
}

/** The person's days from one to another, cut in a time zone. */
export async function fetchDays(
  tx: TransactionSql,
  { timeZone, from, until }: { timeZone: string; from: string; until: string },
): Promise<WeekDays['days']> {
  const [row] = await tx<{ days: WeekDays['days'] }[]>`
    select private.read_days(${timeZone}, ${from}::date, ${until}::date) as days`;
  return row?.days ?? [];
}

/** The day that it is in a time zone; it begins at four. */
export async function fetchToday(tx: TransactionSql, timeZone: string): Promise<string> {
  const [row] = await tx<{ today: string }[]>`
    select ((now() at time zone ${timeZone}) - interval '4 hours')::date::text as today`;
  if (!row) throw new Error('the database answers nothing');
  return row.today;
}

export async function fetchMoodHours(
  tx: TransactionSql,
  { timeZone, since }: { timeZone: string; since: Date },
): Promise<MoodPatterns['hours']> {
  const [row] = await tx<{ hours: MoodPatterns['hours'] }[]>`
    select private.read_mood_hours(${timeZone}, ${since}::timestamptz) as hours`;
  return row?.hours ?? [];
}

/** Moods before and after conversations and practices, and how often each pair was told. */
export function fetchMoodChanges(tx: TransactionSql): Promise<MoodChanges['changes']> {
  return tx<MoodChanges['changes']>`
    select 'conversation' as kind, mood as before, mood_after as after, count(*)::integer as count from public.sessions
    where mood is not null and mood_after is not null group by mood, mood_after
    union all
    select kind, mood_before, mood_after, count(*)::integer from public.practices
    where mood_before is not null and mood_after is not null group by kind, mood_before, mood_after`;
}
