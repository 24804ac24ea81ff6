import type { BreathMoment } from '@alento/domain/mindfulness/breathing.ts';
import { vibrate } from '#platform/haptics.ts';
import type { Pacer } from './pacer.ts';

const first = 60;
const following = 25;
const gap = 110;

/** A shorter step has no room for more than its first pulse. */
const longEnough = 3;

/**
 * What is felt when a moment begins: one pulse in, two out, a hold is silent (jithware/brethap#137; one and the same for
 * both cannot be told apart, #109). They come again with each second, fainter: so a hand alone knows when to stop and hold.
 *
 * @returns milliseconds of touch and of pause in turn
 */
export function pulsesOf({ phase, seconds }: Pick<BreathMoment, 'phase' | 'seconds'>, isFirst: boolean): number[] {
  if (phase === 'hold' || phase === 'rest') return [];
  if (!isFirst && (seconds ?? 0) < longEnough) return [];
  const length = isFirst ? first : following;
  return phase === 'out' ? [length, gap, length] : [length];
}

/** Lets an exercise be felt, until the answer is called. */
export function followWithHaptics(pacer: Pacer): () => void {
  let felt = -1;
  return pacer.subscribe(() => {
    const state = pacer.getState();
    if (state.status !== 'breathing') return;
    vibrate(pulsesOf(state.moment, state.moment.index !== felt));
    felt = state.moment.index;
  });
}
