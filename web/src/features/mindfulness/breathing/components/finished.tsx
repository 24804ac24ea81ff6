import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { Button } from '#ui/button.tsx';
import { recentlyFinished } from '../breathing-memory.ts';
import { useBreathingMemory } from '../use-breathing-memory.ts';

/** The end of an exercise: a word, and two ways on. */
export function Finished({ onAgain, onLeave }: { onAgain: () => void; onLeave: () => void }) {
  const { t } = useTranslation('mindfulness');
  return (
    <div className="m-auto flex w-full max-w-sm flex-col items-center gap-3 px-gutter text-center">
      <div role="status" className="lamp grid size-64 place-items-center rounded-full">
        <h1 className="font-display text-4xl">{t('breathing.done')}</h1>
      </div>
      <FinishedCount />
      <Button size="large" isFullWidth autoFocus onPress={onLeave}>
        {t('breathing.leave')}
      </Button>
      <Button variant="quiet" onPress={onAgain}>
        {t('breathing.again')}
      </Button>
    </div>
  );
}

/** How many exercises and meditations were finished in the last days; nothing where there are none. */
export function FinishedCount() {
  const { t } = useTranslation('mindfulness');
  const isVisitor = useAccount().status === 'signed_out';
  const { length } = recentlyFinished(useBreathingMemory());
  if (length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {t('breathing.finished', { exercises: length })} {isVisitor && t('breathing.finishedHint')}
    </p>
  );
}
