import { today } from '#lib/dates.ts';
import { DateSelect, type DateSelectProps } from '#ui/date-select.tsx';

/** Longer ago than anybody who is alive was born. */
const oldestYears = 120;

/** Offers the days on which somebody can have been born. */
export function BirthDateSelect(props: Omit<DateSelectProps, 'first' | 'last' | 'isBirthday'>) {
  const day = today();
  const first = `${Number(day.slice(0, 4)) - oldestYears}-01-01`;
  return <DateSelect first={first} last={day} isBirthday {...props} />;
}
