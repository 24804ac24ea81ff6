const millisecondsPerDay = 86_400_000;

/**
 * Which of so many reflections belongs to the local day of a date. Each comes once before any comes again, and
 * neighbours in the list are far apart in time, for they speak of the same things.
 *
 * @param count how many there are; the stride must share no factor with it
 */
export function reflectionOfDay(date: Date, count: number): number {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / millisecondsPerDay);
  return (day * stride) % count;
}

const stride = 23;
