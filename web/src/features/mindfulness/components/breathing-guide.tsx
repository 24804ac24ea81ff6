import { breathingPatterns, type BreathingId, type BreathPhase } from '@alento/domain/mindfulness/breathing.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useBreathing } from '../use-breathing.ts';

const isWide: Record<BreathPhase, boolean> = { in: true, hold: true, out: false, rest: false };

/** A light that grows with the breath in and sinks with the breath out; the words say it, too. */
export function BreathingGuide({ exercise }: { exercise: BreathingId }) {
  const { t } = useTranslation('mindfulness');
  const { state, start, stop } = useBreathing(exercise);
  const moment = state.status === 'breathing' ? state.moment : null;
  const { rounds } = breathingPatterns[exercise];
  return (
    <div className="flex flex-col items-center gap-6 py-6">
      <div className="relative grid size-72 place-items-center">
        <div
          aria-hidden="true"
          className="lamp absolute inset-0 rounded-full transition-transform ease-in-out"
          style={{
            transform: `scale(${moment !== null && isWide[moment.phase] ? 1 : 0.5})`,
            transitionDuration: `${moment?.seconds ?? 1}s`,
          }}
        />
        <div className="relative text-center">
          <p aria-live="assertive" className="font-display text-3xl">
            {moment === null
              ? t(state.status === 'done' ? 'breathing.done' : 'breathing.ready')
              : t(`phase.${moment.phase}`)}
          </p>
          <p aria-hidden="true" className="h-8 text-lg text-muted tabular-nums">
            {moment?.left}
          </p>
        </div>
      </div>
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
