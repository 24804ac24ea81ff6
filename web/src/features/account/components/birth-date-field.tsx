import { ageOn, isTooYoung } from '@alento/domain/account/age.ts';
import { useTranslation } from 'react-i18next';
import { BirthDateSelect } from '#features/account/components/birth-date-select.tsx';
import { today } from '#lib/dates.ts';
import { useDates } from '#lib/use-dates.ts';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';

interface BirthDateFieldProps {
  value: string | null;
  onChange: (date: string | null) => void;
  onBlur?: () => void;
  error: string | undefined;
}

/** A birth date and the age that follows from it. Who is too young is told so kindly, and where there is help. */
export function BirthDateField({ value, error, ...props }: BirthDateFieldProps) {
  const { t } = useTranslation('account-profile');
  const dates = useDates();
  const day = today();
  return (
    <>
      <BirthDateSelect
        label={t('fields.birthDate')}
        partLabels={{ year: t('fields.year'), month: t('fields.month'), day: t('fields.day') }}
        value={value}
        help={value === null ? t('fields.birthDateHelp') : t('age', { age: dates.years(ageOn(value, day)) })}
        error={error}
        {...props}
      />
      {value !== null && isTooYoung(value, day) && (
        <Banner>
          {t('tooYoung')} <Link to="/help">{t('tooYoungHelp')}</Link>
        </Banner>
      )}
    </>
  );
}
