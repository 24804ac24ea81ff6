import { useEffect, useState } from 'react';

/** Counts whole seconds down by the clock, so that a screen that was away for a moment comes back in time. */
export function useCountdown(seconds: number) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (startedAt === null || left === 0) return;
    const look = (): void => setLeft(Math.max(Math.ceil(seconds - (performance.now() - startedAt) / 1000), 0));
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [seconds, startedAt, left]);

  const status: 'ready' | 'running' | 'done' = left === 0 ? 'done' : startedAt === null ? 'ready' : 'running';
  return { left, status, start: () => setStartedAt(performance.now()) };
}
