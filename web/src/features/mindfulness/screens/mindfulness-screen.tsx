import { breathingIds, type BreathingId } from '@alento/domain/mindfulness/breathing.ts';
import { mayPractise } from '@alento/domain/mindfulness/policy.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMinor } from '#features/account/age/use-age.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { BreathingGuide } from '../components/breathing-guide.tsx';

/** A few quiet minutes: breathing with a light, and `more` for other ways. Nothing of it needs a connection. */
export function MindfulnessScreen({ more }: { more: ReactNode }) {
  const { t } = useTranslation(['mindfulness', 'common']);
  const isMinor = useIsMinor();
  const offered = breathingIds.filter((id) => mayPractise(id, isMinor));
  const [exercise, setExercise] = useState<BreathingId>('fourSevenEight');
  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} subtitle={t('text')} />
      <RadioCards
        label={t('breathing.choose')}
        value={exercise}
        onChange={setExercise}
        cards={offered.map((id) => ({
          id,
          label: t(`exercise.${id}.name`),
          description: t(`exercise.${id}.text`),
        }))}
      />
      <BreathingGuide key={exercise} exercise={exercise} />
      <p className="text-sm text-muted">{t('breathing.care')}</p>
      {more}
    </div>
  );
}
