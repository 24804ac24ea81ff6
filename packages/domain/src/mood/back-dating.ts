import { backDatedDays } from './limits.ts';

const hour = 3_600_000;

/** A day of the person's may begin an hour earlier than a day before, where the clocks were changed. */
const reach = (backDatedDays + 1) * 24 * hour + hour;

/** Whether a mood that was noted at an instant may be one of another: of then, or of the two days before. */
export function isOfItsDays(recordedAt: string, notedAt: string): boolean {
  const before = Date.parse(notedAt) - Date.parse(recordedAt);
  return before >= 0 && before <= reach;
}
