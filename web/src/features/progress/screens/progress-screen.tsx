import type { Progress } from '@alento/domain/progress/schema.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowsStreak } from '#features/progress/use-shows-streak.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CloudIcon } from '#ui/icons.tsx';
import { Sprout } from '#ui/illustrations/sprout.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Achievements } from '../components/achievements.tsx';
import { Figures } from '../components/figures.tsx';
import { Invite } from '../components/invite.tsx';
import { Months } from '../components/months.tsx';
import { MoodHistory } from '../components/mood-history.tsx';
import { MoodPatterns } from '../components/mood-patterns.tsx';
import { Moods } from '../components/moods.tsx';
import { Week } from '../components/week.tsx';
import { useProgress } from '../use-progress.ts';

// What looks closer comes after what is seen first.
const MoreViews = lazy(async () => ({ default: (await import('../components/more-views.tsx')).MoreViews }));

/** How the person is doing: the week, what can be counted, months, moods and achievements. */
export function ProgressScreen() {
  const { t } = useTranslation(['progress', 'common']);
  const errorMessage = useErrorMessage();
  const { data, error, refetch, isRefetching } = useProgress();
  return (
    <div data-wide="" className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} subtitle={t('text')} />
      {data !== undefined && <Story progress={data} />}
      {data === undefined && error === null && <Counting />}
      {data === undefined && error !== null && (
        <EmptyState
          picture={<CloudIcon className="size-10" />}
          title={errorMessage(error)}
          action={
            <Button onPress={() => void refetch()} isPending={isRefetching}>
              {t('common:retry')}
            </Button>
          }
        />
      )}
    </div>
  );
}

function Story({ progress }: { progress: Progress }) {
  const { t } = useTranslation('progress');
  const showsStreak = useShowsStreak();
  const achievements = <Achievements progress={progress} showsStreak={showsStreak} />;
  const more = (
    <Suspense fallback={null}>
      <MoreViews today={progress.today} />
    </Suspense>
  );
  if (progress.activeDays === 0) {
    return (
      <>
        <EmptyState
          illustration={<Sprout />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to="/new-session">{t('empty.action')}</ButtonLink>}
        />
        {more}
        {achievements}
        <Invite />
      </>
    );
  }
  return (
    <>
      <MoodPatterns />
      <p className="font-display text-2xl">{t('days', { count: progress.activeDays })}</p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Week week={progress.week} goal={progress.weeklyGoal} />
          <Figures progress={progress} showsStreak={showsStreak} />
          <Months months={progress.months} />
          {more}
          <Invite />
        </div>
        <div className="flex flex-col gap-5">
          <MoodHistory progress={progress} />
          <Moods moods={progress.moods} />
          {achievements}
        </div>
      </div>
    </>
  );
}

function Counting() {
  const { t } = useTranslation('progress');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-8">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-20 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  );
}
