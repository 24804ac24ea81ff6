function startOfDay(instant: Date): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();
}

/** The day as people say it: today, yesterday, else day and month, and the year when it is another one. */
export function formatDay(instant: Date, now: Date, locale: string): string {
  const days = Math.round((startOfDay(instant) - startOfDay(now)) / 86_400_000);
  if (days === 0 || days === -1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  const isThisYear = instant.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(instant);
}
