import type { Progress } from '@alento/domain/progress/schema.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';

/** What can be counted. None of it ever shows a loss; days in a row are only for those they may press. */
export function Figures({ progress, showsStreak }: { progress: Progress; showsStreak: boolean }) {
  const { t } = useTranslation('progress');
  const write = useNumbers();
  const figures = [
    { label: t('sessions'), value: progress.sessionsCompleted },
    ...(showsStreak
      ? [
          { label: t('streak.current'), value: progress.streak.current },
          { label: t('streak.longest'), value: progress.streak.longest },
        ]
      : []),
  ];
  return (
    <section>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-6">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm leading-tight text-muted">{label}</dt>
            <dd className="font-display text-4xl tabular-nums">{write(value)}</dd>
          </div>
        ))}
      </dl>
      {showsStreak && <p className="mt-4 text-sm text-muted">{t('streak.text')}</p>}
    </section>
  );
}
