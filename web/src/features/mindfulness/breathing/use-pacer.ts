import { useEffect, useSyncExternalStore } from 'react';
import type { Pacer, PacerState } from './pacer.ts';

/** Where an exercise is, also right after the page was hidden and its timers slept. */
export function usePacer(pacer: Pacer): PacerState {
  const state = useSyncExternalStore(pacer.subscribe, pacer.getState);
  const isRunning = state.status === 'breathing' || state.status === 'settling';
  useEffect(() => {
    if (!isRunning) return;
    document.addEventListener('visibilitychange', pacer.look);
    return () => document.removeEventListener('visibilitychange', pacer.look);
  }, [pacer, isRunning]);
  return state;
}
