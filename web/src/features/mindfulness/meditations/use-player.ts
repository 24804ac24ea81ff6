import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MeditationPlayer, PlayerState } from './player/meditation-player.ts';

const everySecond = 1000;

/** Where a meditation is, also right after the page was hidden and its timers slept. */
export function usePlayer(player: MeditationPlayer): PlayerState {
  const state = useSyncExternalStore(player.subscribe, player.getState);
  const isPlaying = state.status === 'playing';
  useEffect(() => {
    if (!isPlaying) return;
    document.addEventListener('visibilitychange', player.look);
    return () => document.removeEventListener('visibilitychange', player.look);
  }, [player, isPlaying]);
  return state;
}

/** How many seconds in, told each second. */
export function usePosition(player: MeditationPlayer): number {
  const [position, setPosition] = useState(player.position);
  useEffect(() => {
    const read = (): void => setPosition(player.position);
    const timer = setInterval(read, everySecond);
    const leave = player.subscribe(read);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [player]);
  return position;
}
