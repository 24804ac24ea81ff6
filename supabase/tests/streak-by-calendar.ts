/**
 * The streak as product.md tells it, slowly: every day from the first active one on is looked at, and every time the
 * missed days of its month are counted anew.
 */
export function streakByCalendar(activeDays: readonly string[], today: string): { current: number; longest: number } {
  const past = calendar(activeDays.toSorted()[0] ?? today, today);
  let streak: string[] = [];
  let longest = 0;
  const missedDays: string[] = [];
  for (const day of past) {
    if (activeDays.includes(day)) {
      streak.push(day);
      longest = Math.max(longest, streak.length);
    } else if (day !== today && streak.length > 0) {
      missedDays.push(day);
      const missedThisMonth = missedDays.filter((missed) => missed.slice(0, 7) === day.slice(0, 7));
      if (missedThisMonth.length > 2) streak = [];
    }
  }
  return { current: streak.length, longest };
}

function calendar(first: string, last: string): string[] {
  const days: string[] = [];
  for (const date = new Date(first); date.toISOString().slice(0, 10) <= last; date.setUTCDate(date.getUTCDate() + 1)) {
    days.push(date.toISOString().slice(0, 10));
  }
  return days;
}
