import { ageOn } from '@alento/domain/account/age.ts';
import { useTranslation } from 'react-i18next';
import { today } from '#lib/dates.ts';
import { useDates } from '#lib/use-dates.ts';
import { DateSelect } from '#ui/date-select.tsx';

interface BirthDateFieldProps {
  value: string | null;
  onChange: (date: string | null) => void;
  onBlur?: () => void;
  error: string | undefined;
}

/** Longer ago than anybody who is alive was born. */
const oldestYears = 120;

/** A birth date and the age that follows from it. */
export function BirthDateField({ value, error, ...props }: BirthDateFieldProps) {
  const { t } = useTranslation('account-profile');
  const dates = useDates();
  const day = today();
  const first = `${Number(day.slice(0, 4)) - oldestYears}-01-01`;
  return (
    <DateSelect
      label={t('fields.birthDate')}
      partLabels={{ year: t('fields.year'), month: t('fields.month'), day: t('fields.day') }}
      first={first}
      last={day}
      isBirthday
      value={value}
      help={value === null ? t('fields.birthDateHelp') : t('age', { age: dates.years(ageOn(value, day)) })}
      error={error}
      {...props}
    />
  );
}
