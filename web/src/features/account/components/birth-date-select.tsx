import { firstBirthDate } from '@alento/domain/account/age.ts';
import { today } from '#lib/dates.ts';
import { DateSelect, type DateSelectProps } from '#ui/date-select.tsx';

/** Offers the days on which somebody can have been born. */
export function BirthDateSelect(props: Omit<DateSelectProps, 'first' | 'last' | 'isBirthday'>) {
  return <DateSelect first={firstBirthDate} last={today()} isBirthday {...props} />;
}
