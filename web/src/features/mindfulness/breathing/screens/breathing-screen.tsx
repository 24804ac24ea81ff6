import { practiceIds, type PracticeId } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { isForAdults, wimHofSafetyVersion } from '@alento/domain/mindfulness/policy.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PracticeFrame, Scrolled } from '../../practice/components/practice-frame.tsx';
import { newPractice } from '../../practice/new-practice.ts';
import { useLeave } from '../../practice/use-leave.ts';
import { useKeepPractice } from '../../use-keep-practice.ts';
import { AdultsOnly } from '../components/adults-only.tsx';
import { BreathingStage } from '../components/breathing-stage.tsx';
import { Finished } from '../components/finished.tsx';
import { GoodNight } from '../components/good-night.tsx';
import { Preparation } from '../components/preparation.tsx';
import { SafetyGate } from '../components/safety-gate.tsx';
import type { Pacer } from '../pacer.ts';
import { startPractice } from '../start-practice.ts';
import { useBreathingMemory } from '../use-breathing-memory.ts';

export interface BreathingScreenProps {
  /** The last part of the address. */
  practice: string;
  frameActions: ReactNode;
}

/** One breathing exercise over the whole screen. Closing leads back to wherever the person came from. */
export function BreathingScreen({ practice, frameActions }: BreathingScreenProps) {
  const { t } = useTranslation('mindfulness');
  const id = practiceIds.find((each) => each === practice);
  const leave = useLeave();
  return (
    <PracticeFrame
      title={t(id ? `breathing.pattern.${id}.name` : 'breathing.title')}
      onLeave={leave}
      frameActions={frameActions}
    >
      {id === undefined ? (
        <div className="m-auto">
          <h1 className="sr-only">{t('breathing.title')}</h1>
          <EmptyState
            title={t('breathing.unknown')}
            action={<ButtonLink to="/mindfulness">{t('breathing.adults.back')}</ButtonLink>}
          />
        </div>
      ) : isForAdults(id) ? (
        <AdultsOnly>
          <Warned>
            <Practice id={id} onLeave={leave} />
          </Warned>
        </AdultsOnly>
      ) : (
        <Practice id={id} onLeave={leave} />
      )}
    </PracticeFrame>
  );
}

function Warned({ children }: { children: ReactNode }) {
  const { readSafety } = useBreathingMemory();
  return readSafety === wimHofSafetyVersion ? (
    children
  ) : (
    <Scrolled>
      <SafetyGate />
    </Scrolled>
  );
}

function Practice({ id, onLeave }: { id: PracticeId; onLeave: () => void }) {
  const memory = useBreathingMemory();
  const [pacer, setPacer] = useState<Pacer | null>(null);
  const running = useRef<Pacer>(undefined);
  const isWindingDown = useSearchParams()[0].get('then') === 'sleep';

  const keep = useKeepPractice();

  const start = (): void => {
    const startedAt = new Date();
    running.current = startPractice(id, memory, (seconds) =>
      keep(newPractice({ kind: 'breathing', practice: id }, { startedAt, seconds }, null)),
    );
    setPacer(running.current);
  };
  // Whoever winds down has pressed already.
  const begin = useEffectEvent(() => {
    if (isWindingDown) start();
  });
  useEffect(() => {
    begin();
    return () => running.current?.stop();
  }, []);

  const stop = (): void => {
    running.current?.stop();
    setPacer(null);
  };
  return pacer === null ? (
    <Scrolled>
      <Preparation id={id} onStart={start} />
    </Scrolled>
  ) : (
    <BreathingStage
      pacer={pacer}
      showsCount={memory.showsCount}
      onStop={stop}
      end={
        isWindingDown ? <GoodNight onAgain={start} onLeave={onLeave} /> : <Finished onAgain={start} onLeave={onLeave} />
      }
    />
  );
}
