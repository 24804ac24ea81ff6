import type { Sql } from '@alento/sql/sql.ts';

/** What the operator sells, and what a day of the free plan holds. */
export interface PlanSettings {
  readonly isSold: boolean;
  readonly sessionsPerDay: number;
  readonly messagesPerDay: number;
  readonly graceHours: number;
}

/** Tells the database what the gates of all plans ask for. */
export async function storePlanSettings(sql: Sql, settings: PlanSettings): Promise<void> {
  const { isSold, sessionsPerDay, messagesPerDay, graceHours } = settings;
  await sql`update private.plan_settings set is_sold = ${isSold}, sessions_a_day = ${sessionsPerDay},
    messages_a_day = ${messagesPerDay}, grace_hours = ${graceHours}`;
}
