import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { leadsIntoSleep, meditationIds } from '@alento/domain/mindfulness/meditations.ts';
import { Card } from '#ui/card.tsx';
import { MoonIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BreathingList } from '../breathing/components/breathing-list.tsx';
import { nightPractices } from '../sleep-memory.ts';

const MeditationRows = lazy(async () => ({
  default: (await import('../meditations/components/meditation-rows.tsx')).MeditationRows,
}));

const WindDown = lazy(async () => ({ default: (await import('./wind-down.tsx')).WindDown }));

/** The way into the night. Stories are not there yet, and it says so. */
export function SleepTab() {
  const { t } = useTranslation('mindfulness');
  return (
    <div className="flex flex-col gap-6">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <WindDown />
      </Suspense>
      <section aria-labelledby="night-breath" className="flex flex-col gap-3">
        <h2 id="night-breath" className="font-display text-xl">
          {t('sleep.breath')}
        </h2>
        <BreathingList ids={nightPractices} />
      </section>
      <section aria-labelledby="night-meditations" className="flex flex-col gap-3">
        <h2 id="night-meditations" className="font-display text-xl">
          {t('sleep.meditations')}
        </h2>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <MeditationRows ids={meditationIds.filter(leadsIntoSleep)} />
        </Suspense>
      </section>
      <Card className="flex items-start gap-4">
        <MoonIcon className="mt-0.5 size-7 shrink-0 text-accent-ink" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="font-display text-xl">{t('sleep.stories.title')}</h2>
            <p className="text-sm text-accent-ink">{t('sleep.stories.soon')}</p>
          </div>
          <p className="text-sm text-muted">{t('sleep.stories.text')}</p>
        </div>
      </Card>
    </div>
  );
}
