import { breathingPatterns, type BreathingId } from '@alento/domain/mindfulness/breathing.ts';
import { useTranslation } from 'react-i18next';
import { BreathLamp } from '#ui/breath-lamp.tsx';
import { Button } from '#ui/button.tsx';
import { useBreathing } from '../use-breathing.ts';

/** A light that grows with the breath in and sinks with the breath out; the words say it, too. */
export function BreathingGuide({ exercise }: { exercise: BreathingId }) {
  const { t } = useTranslation('mindfulness');
  const { state, start, stop } = useBreathing(breathingPatterns[exercise]);
  const moment = state.status === 'breathing' ? state.moment : null;
  const { rounds } = breathingPatterns[exercise];
  return (
    <div className="flex flex-col items-center gap-6 py-6">
      <BreathLamp
        moment={moment}
        words={
          moment === null
            ? t(state.status === 'done' ? 'breathing.done' : 'breathing.ready')
            : t(`phase.${moment.phase}`)
        }
      />
      <p className="min-h-6 text-sm text-muted">
        {moment !== null && t('breathing.round', { round: moment.round, rounds })}
      </p>
      {moment === null ? (
        <Button size="large" onPress={start}>
          {t(state.status === 'done' ? 'breathing.again' : 'breathing.start')}
        </Button>
      ) : (
        <Button variant="secondary" size="large" onPress={stop}>
          {t('breathing.stop')}
        </Button>
      )}
    </div>
  );
}
