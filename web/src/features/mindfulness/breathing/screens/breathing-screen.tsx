import { practiceIds, type PracticeId } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { isForAdults, wimHofSafetyVersion } from '@alento/domain/mindfulness/policy.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { WholeScreen } from '#ui/whole-screen.tsx';
import { AdultsOnly } from '../components/adults-only.tsx';
import { BreathingStage } from '../components/breathing-stage.tsx';
import { Finished } from '../components/finished.tsx';
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
  const { t } = useTranslation(['mindfulness', 'common']);
  const id = practiceIds.find((each) => each === practice);
  const leave = useLeave();
  return (
    <WholeScreen title={t('common:pageTitle', { title: t(id ? `breathing.pattern.${id}.name` : 'breathing.title') })}>
      <header className="mx-auto flex w-full max-w-3xl items-center gap-1 px-2 py-1.5 sm:gap-2 sm:px-4">
        <IconButton label={t('breathing.leave')} className="me-auto" onPress={leave}>
          <CloseIcon />
        </IconButton>
        {frameActions}
      </header>
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
    </WholeScreen>
  );
}

/** Whoever came straight here is led to where breaths are chosen. */
function useLeave(): () => void {
  const { status } = useAccount();
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate(status === 'signed_in' ? '/mindfulness' : '/') : navigate(-1));
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
  useEffect(() => () => running.current?.stop(), []);

  const start = (): void => {
    running.current = startPractice(id, memory);
    setPacer(running.current);
  };
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
      end={<Finished onAgain={start} onLeave={onLeave} />}
    />
  );
}

function Scrolled({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className="mx-auto w-full max-w-xl px-gutter pt-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </div>
  );
}
