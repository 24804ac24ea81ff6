import type { BreathingPattern } from '@alento/domain/mindfulness/breathing.ts';
import { useEffect, useState } from 'react';
import { Pacer } from './breathing/pacer.ts';
import { usePacer } from './breathing/use-pacer.ts';

/** Runs one exercise by the clock, so that a screen that was away for a moment comes back in time. */
export function useBreathing(pattern: BreathingPattern) {
  const [pacer] = useState(() => new Pacer(pattern));
  useEffect(() => () => pacer.stop(), [pacer]);
  return { state: usePacer(pacer), start: () => pacer.start() };
}
