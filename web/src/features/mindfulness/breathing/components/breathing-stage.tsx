import { rapidBreaths } from '@alento/domain/mindfulness/breathing-patterns.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BreathLamp } from '#ui/breath-lamp.tsx';
import { Button } from '#ui/button.tsx';
import type { Pacer } from '../pacer.ts';
import { usePacer } from '../use-pacer.ts';
import { BreathWords } from './breath-words.tsx';
import { StepLine } from './step-line.tsx';

export interface BreathingStageProps {
  pacer: Pacer;
  showsCount: boolean;
  onStop: () => void;
  /** What is shown once it is over. */
  end: ReactNode;
}

/** The lamp and the words, and nothing else. */
export function BreathingStage({ pacer, showsCount, onStop, end }: BreathingStageProps) {
  const { t } = useTranslation('mindfulness');
  const state = usePacer(pacer);
  if (state.status === 'done') return end;

  const { moment, startedAt } = state.status === 'breathing' ? state : { moment: null, startedAt: 0 };
  const { rounds, steps } = pacer.pattern;
  const isOpen = moment?.seconds === null;
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-between gap-4 overflow-hidden px-gutter pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-4">
        <BreathLamp step={moment} startedAt={startedAt} size="whole">
          <BreathWords moment={moment} showsCount={showsCount} />
        </BreathLamp>
        <StepLine steps={steps} moment={moment} />
      </div>
      <div className="flex w-full max-w-md flex-col items-center gap-3">
        <p className="min-h-12 text-center text-sm text-muted">
          {isOpen
            ? t(moment.isLong ? 'breathing.longHold' : 'breathing.holdHint')
            : moment && <Place moment={moment} rounds={rounds} isRapid={steps.length > rapidBreaths} />}
        </p>
        {isOpen && (
          <Button autoFocus size="large" isFullWidth className="min-h-24! rounded-xl" onPress={() => pacer.release()}>
            {t('breathing.release')}
          </Button>
        )}
        <Button variant={isOpen ? 'quiet' : 'secondary'} onPress={onStop}>
          {t('breathing.stop')}
        </Button>
      </div>
    </div>
  );
}

interface PlaceProps {
  moment: { readonly round: number; readonly breath: number };
  rounds: number;
  isRapid: boolean;
}

function Place({ moment: { round, breath }, rounds, isRapid }: PlaceProps) {
  const { t } = useTranslation('mindfulness');
  return (
    <>
      {t('breathing.round', { round, rounds })}
      {isRapid && breath <= rapidBreaths && (
        <span className="block">{t('breathing.breath', { breath, breaths: rapidBreaths })}</span>
      )}
    </>
  );
}
