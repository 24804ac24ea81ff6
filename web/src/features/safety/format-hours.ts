import type { Hours } from '@alento/safety/help-lines/schema.ts';

export interface HoursInWords {
  readonly isDaily: boolean;
  readonly first: string;
  readonly last: string;
  readonly from: string;
  readonly to: string;
}

/** Days and times of a line as the language on screen writes them. */
export function formatHours({ days: [first, last], from, to }: Exclude<Hours, 'always'>, locale: string): HoursInWords {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return {
    isDaily: first === 1 && last === 7,
    first: weekday.format(monday + (first - 1) * day),
    last: weekday.format(monday + (last - 1) * day),
    from: time.format(atTime(from)),
    to: time.format(atTime(to)),
  };
}

const day = 24 * 60 * 60 * 1000;
const monday = Date.UTC(2024, 0, 1);

function atTime(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return monday + (hour * 60 + minute) * 60_000;
}
