import { breathAt, type BreathingPattern, type BreathMoment } from '@alento/domain/mindfulness/breathing.ts';
import { useEffect, useState } from 'react';

export type BreathingState =
  | { readonly status: 'ready' | 'done' }
  | { readonly status: 'breathing'; readonly moment: BreathMoment };

/** Runs one exercise by the clock, so that a screen that was away for a moment comes back in time. */
export function useBreathing(pattern: BreathingPattern) {
  const [state, setState] = useState<BreathingState>({ status: 'ready' });
  const [startedAt, setStartedAt] = useState<number | null>(null);

  useEffect(() => {
    if (startedAt === null) return;
    const look = (): void => {
      const moment = breathAt(pattern, (performance.now() - startedAt) / 1000);
      if (moment === null) {
        setStartedAt(null);
        setState({ status: 'done' });
      } else setState({ status: 'breathing', moment });
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [pattern, startedAt]);

  return {
    state,
    start: () => setStartedAt(performance.now()),
    stop: () => {
      setStartedAt(null);
      setState({ status: 'ready' });
    },
  };
}
