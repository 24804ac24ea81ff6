import type { BreathingPattern } from '@alento/domain/mindfulness/breathing.ts';
import type { Timing } from '@alento/guided-companion/dialogues/script.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBreathing } from '#features/mindfulness/use-breathing.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { BreathLamp } from '#ui/breath-lamp.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { useCountdown } from '../use-countdown.ts';

interface TimedStepProps {
  readonly timing: Timing;
  readonly onDone: () => void;
}

/** A step with a timer, which can be skipped. */
export function TimedStep({ timing, onDone }: TimedStepProps) {
  return timing.kind === 'breath' ? (
    <Breath timing={timing} onDone={onDone} />
  ) : (
    <Wait seconds={timing.seconds} onDone={onDone} />
  );
}

type BreathTiming = Extract<Timing, { kind: 'breath' }>;

function Breath({ timing, onDone }: { timing: BreathTiming; onDone: () => void }) {
  const { t } = useTranslation('mindfulness');
  const format = useNumbers();
  const pattern = useMemo(() => patternOf(timing), [timing]);
  const { state, start } = useBreathing(pattern);
  const { moment, startedAt } = state.status === 'breathing' ? state : { moment: null, startedAt: 0 };
  return (
    <div className="flex flex-col items-center gap-4">
      <BreathLamp step={moment} startedAt={startedAt}>
        {moment === null ? (
          <p className="font-display text-3xl">{t(state.status === 'done' ? 'breathing.done' : 'breathing.ready')}</p>
        ) : (
          <>
            <p aria-live="assertive" className="font-display text-3xl">
              {t(`breathing.phase.${moment.phase}`)}
            </p>
            <p aria-hidden="true" className="h-8 text-lg text-muted tabular-nums">
              {moment.left !== null && format(moment.left)}
            </p>
          </>
        )}
      </BreathLamp>
      <Actions
        status={moment === null ? (state.status === 'done' ? 'done' : 'ready') : 'running'}
        onStart={start}
        onDone={onDone}
      />
    </div>
  );
}

function Wait({ seconds, onDone }: { seconds: number; onDone: () => void }) {
  const { t } = useTranslation('exercises');
  const format = useNumbers();
  const { left, status, start } = useCountdown(seconds);
  return (
    <div className="flex flex-col items-center gap-4">
      <ProgressRing
        label={t('player.time')}
        value={seconds - left}
        maxValue={seconds}
        valueLabel={t('player.secondsLeft', { count: left })}
        className="size-32"
      >
        <span className="font-display text-3xl tabular-nums">{format(left)}</span>
      </ProgressRing>
      <Actions status={status} onStart={start} onDone={onDone} />
    </div>
  );
}

interface ActionsProps {
  readonly status: 'ready' | 'running' | 'done';
  readonly onStart: () => void;
  readonly onDone: () => void;
}

function Actions({ status, onStart, onDone }: ActionsProps) {
  const { t } = useTranslation('exercises');
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {status === 'ready' && <Button onPress={onStart}>{t('player.startTime')}</Button>}
      <Button variant={status === 'done' ? 'primary' : 'quiet'} onPress={onDone}>
        {t('player.goOn')}
      </Button>
    </div>
  );
}

function patternOf({ in: breathIn, hold = 0, out, rounds }: BreathTiming): BreathingPattern {
  const held = hold > 0 ? [{ phase: 'hold' as const, seconds: hold }] : [];
  return { rounds, steps: [{ phase: 'in', seconds: breathIn }, ...held, { phase: 'out', seconds: out }] };
}
