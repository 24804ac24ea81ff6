import { today } from '#lib/dates.ts';
import { DateSelect, type DateSelectProps } from '#ui/date-select.tsx';

/** Older than any living person. */
const oldestYears = 120;

/** Selects for day, month and year within the plausible range. */
export function BirthDateSelect(props: Omit<DateSelectProps, 'first' | 'last' | 'isBirthday'>) {
  const day = today();
  const first = `${Number(day.slice(0, 4)) - oldestYears}-01-01`;
  return <DateSelect first={first} last={day} isBirthday {...props} />;
}
