/** A day as people count it, `YYYY-MM-DD`. It runs to 04:00 of the next, so that a late evening is not two days. */
export type Day = string;

/** The hour at which a new day begins, local time; the database has it in private.day_of. */
export const dayBegins = 4;

const millisecondsPerDay = 86_400_000;

/** The day that lies so many days after another; negative counts lead back. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The days that end with the given one, oldest first. */
export function daysUpTo(last: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}
