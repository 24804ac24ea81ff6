import { ageOn } from '@alento/domain/account/age.ts';
import { useTranslation } from 'react-i18next';
import { BirthDateSelect } from '#features/account/age/components/birth-date-select.tsx';
import { today } from '#lib/dates.ts';
import { useDates } from '#lib/use-dates.ts';

interface BirthDateFieldProps {
  value: string | null;
  onChange: (date: string | null) => void;
  /** The year, as soon as it is whole. */
  onYear?: (year: number | null) => void;
  onBlur?: () => void;
  error: string | undefined;
}

/** A birth date and the age that follows from it. */
export function BirthDateField({ value, error, ...props }: BirthDateFieldProps) {
  const { t } = useTranslation('account-profile');
  const dates = useDates();
  const day = today();
  return (
    <BirthDateSelect
      label={t('fields.birthDate')}
      partLabels={{ year: t('fields.year'), month: t('fields.month'), day: t('fields.day') }}
      value={value}
      help={value === null ? t('fields.birthDateHelp') : t('age', { age: dates.years(ageOn(value, day)) })}
      error={error}
      {...props}
    />
  );
}
