import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';

/** A birth date that its person cannot change, and why. */
export function SettledBirthDate({ date }: { date: string }) {
  const { t } = useTranslation('account-profile');
  const dates = useDates();
  return (
    <div className="flex flex-col gap-1.5">
      <h2 className="text-sm font-semibold">{t('fields.birthDate')}</h2>
      <p>{dates.calendarDay(date)}</p>
      <p className="text-sm text-muted">{t('fields.birthDateSettled')}</p>
    </div>
  );
}
