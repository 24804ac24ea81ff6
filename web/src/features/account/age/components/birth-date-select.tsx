import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { today } from '#lib/dates.ts';
import { DateSelect, type DateSelectProps } from '#ui/date-select.tsx';

/** Older than any living person. */
const oldestYears = 120;

/** Day, month and year within the plausible range. */
export function BirthDateSelect(props: Omit<DateSelectProps, 'first' | 'last' | 'isBirthday' | 'partErrors'>) {
  const { t, i18n } = useTranslation('account-profile');
  const day = today();
  const thisYear = Number(day.slice(0, 4));
  const oldest = thisYear - oldestYears;
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const years = new Intl.NumberFormat(locale, { useGrouping: false });
  return (
    <DateSelect
      first={`${oldest}-01-01`}
      last={day}
      partErrors={{
        day: (last) => t('fields.dayImpossible', { last }),
        year: t('fields.yearImpossible', { first: years.format(oldest), last: years.format(thisYear) }),
      }}
      isBirthday
      {...props}
    />
  );
}
