import type { Progress } from '@alento/domain/progress/schema.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons.tsx';

/** The ten achievements, each as far as it is; those for days in a row are only for those they may press. */
export function Achievements({ progress, showsStreak }: { progress: Progress; showsStreak: boolean }) {
  const { t } = useTranslation('progress');
  const write = useNumbers();
  const achievements = progress.achievements.filter(({ measure }) => showsStreak || measure !== 'streak');
  return (
    <Card role="region" aria-labelledby="achievements">
      <h2 id="achievements" className="font-display text-xl">
        {t('achievements.title')}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
        {achievements.map(({ id, current, total }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span
              aria-hidden="true"
              className={`grid size-11 shrink-0 place-items-center rounded-full text-sm tabular-nums ${current === total ? 'bg-accent text-on-accent' : 'border border-control border-dashed text-muted'}`}
            >
              {current === total ? <CheckIcon className="size-5" /> : write(total)}
            </span>
            <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
              <span className="block font-semibold">{t(`achievement.${id}.name`)}</span>
              <span className="block text-sm text-muted">{t(`achievement.${id}.text`)}</span>
            </span>
            <span className="text-sm text-muted tabular-nums">
              {current === total && <span className="sr-only">{t('achievements.reached')}</span>}{' '}
              {t('achievements.progress', { current, total })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
