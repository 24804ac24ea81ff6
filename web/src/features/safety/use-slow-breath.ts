import { slowBreathAt, type SlowBreath } from '@alento/domain/safety/slow-breath.ts';
import { useEffect, useState } from 'react';

/** Breathes by the clock until it is stopped; null while it rests. */
export function useSlowBreath() {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [breath, setBreath] = useState<SlowBreath | null>(null);

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setBreath(slowBreathAt((performance.now() - startedAt) / 1000)), 100);
    return () => clearInterval(timer);
  }, [startedAt]);

  return {
    breath,
    start: () => {
      setStartedAt(performance.now());
      setBreath(slowBreathAt(0));
    },
    stop: () => {
      setStartedAt(null);
      setBreath(null);
    },
  };
}
