import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** How far an exercise has come: a thin line under its header. */
export function PlayerProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('exercises');
  const format = useNumbers();
  return (
    <ProgressBar
      label={t('player.progress')}
      isLabelHidden
      value={done}
      maxValue={total}
      valueLabel={t('player.step', { done: format(done), total: format(total) })}
      className="mx-auto w-full max-w-3xl px-5 pt-3"
    />
  );
}
