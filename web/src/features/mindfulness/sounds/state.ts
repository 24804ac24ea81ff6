import type { Mix } from '@alento/domain/mindfulness/sound-mix.ts';
import { useSyncExternalStore } from 'react';
import { readKeptMix } from './kept-mix.ts';

export interface SoundsState {
  readonly status: 'idle' | 'starting' | 'playing' | 'paused' | 'failed';
  readonly mix: Mix;
  /** In percent. */
  readonly master: number;
  /** How long the sleep timer was set for; null without one. */
  readonly timerMinutes: number | null;
  readonly secondsLeft: number | null;
}

let state: SoundsState = { status: 'idle', timerMinutes: null, secondsLeft: null, ...readKeptMix() };
const listeners = new Set<() => void>();

export function getSounds(): SoundsState {
  return state;
}

export function setSounds(change: Partial<SoundsState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is playing on this page, wherever in it one looks. */
export function useSounds(): SoundsState {
  return useSyncExternalStore(subscribe, getSounds, getSounds);
}
