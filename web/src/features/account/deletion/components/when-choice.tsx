import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import type { Deletion } from '../data.ts';
import { useGraceEnd } from '../use-grace-end.ts';

interface WhenChoiceProps {
  value: Deletion['when'];
  onChange: (value: Deletion['when']) => void;
}

/** On a day until when it can be taken back, or now. Where no time is given to think it over, there is nothing to choose. */
export function WhenChoice({ value, onChange }: WhenChoiceProps) {
  const { t } = useTranslation('account-data');
  const dates = useDates();
  const graceEnd = useGraceEnd();
  if (!graceEnd) return null;
  return (
    <RadioCards
      label={t('deletion.choice')}
      layout="rows"
      value={value}
      onChange={onChange}
      cards={[
        {
          id: 'after_grace',
          label: t('deletion.later', { day: dates.date(graceEnd) }),
          description: t('deletion.laterText'),
        },
        { id: 'now', label: t('deletion.now'), description: t('deletion.nowText') },
      ]}
    />
  );
}
