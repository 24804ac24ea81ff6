import type { Progress } from '@alento/domain/progress/schema.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { Card } from '#ui/card.tsx';
import { useDurations } from '../use-durations.ts';

/** What can be counted. None of it ever shows a loss; days in a row are only for those they may press. */
export function Figures({ progress, showsStreak }: { progress: Progress; showsStreak: boolean }) {
  const { t } = useTranslation('progress');
  const write = useNumbers();
  const { relative } = useDates();
  const duration = useDurations();
  const { streak, time } = progress;
  const counts = [
    { label: t('sessions'), value: write(progress.sessionsCompleted) },
    ...(showsStreak
      ? [
          { label: t('streak.current'), value: write(streak.current) },
          { label: t('streak.longest'), value: write(streak.longest) },
        ]
      : []),
  ];
  const times = [
    { label: t('time.total'), value: duration(time.totalSeconds) },
    ...(time.averageSeconds === null ? [] : [{ label: t('time.average'), value: duration(time.averageSeconds) }]),
    ...(time.lastSessionAt === null ? [] : [{ label: t('time.last'), value: relative(time.lastSessionAt) }]),
  ];
  return (
    <Card>
      <dl className="flex flex-wrap gap-4 *:flex-[1_1_5rem]">
        {counts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm leading-tight text-muted">{label}</dt>
            <dd className="font-display text-4xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {showsStreak && <p className="mt-4 text-sm text-muted">{t('streak.text')}</p>}
      <dl className="mt-5 flex flex-col gap-2 border-t border-line pt-4">
        {times.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
