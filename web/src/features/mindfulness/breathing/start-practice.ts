import { type BreathingPattern, lasting, paced } from '@alento/domain/mindfulness/breathing.ts';
import { breathingPatterns, lastingIds, type PracticeId } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { patternOfCustom } from '@alento/domain/mindfulness/custom-breath.ts';
import { keepAwake } from '#platform/wake-lock.ts';
import { followWithHaptics } from './breath-haptics.ts';
import { followWithSound } from './breath-sound.ts';
import { type BreathingMemory, noteFinished } from './breathing-memory.ts';
import { Pacer } from './pacer.ts';

/** Milliseconds to settle in before the first breath. */
const settling = 3000;

type Choice = Pick<BreathingMemory, 'custom' | 'minutes' | 'pace' | 'hasSound' | 'hasHaptics'>;

/** An exercise as somebody has set it. */
export function patternFor(id: PracticeId, { custom, minutes, pace }: Choice): BreathingPattern {
  if (id === 'custom') return lasting(patternOfCustom(custom), minutes);
  if (id === 'fourSevenEight') return paced(breathingPatterns[id], pace);
  return lastingIds.has(id) ? lasting(breathingPatterns[id], minutes) : breathingPatterns[id];
}

/**
 * Begins an exercise with all that follows it: sound, touch, a screen that stays on. They end when it does.
 *
 * @param onFinish told how many seconds were breathed, if it comes to its end
 */
export function startPractice(id: PracticeId, choice: Choice, onFinish: (seconds: number) => void): Pacer {
  const pacer = new Pacer(patternFor(id, choice));
  const begunAt = performance.now() + settling;
  pacer.start(settling);
  const followers = [
    keepAwake(),
    ...(choice.hasSound ? [followWithSound(pacer)] : []),
    ...(choice.hasHaptics ? [followWithHaptics(pacer)] : []),
  ];
  const leave = pacer.subscribe(() => {
    const { status } = pacer.getState();
    if (status !== 'done' && status !== 'ready') return;
    leave();
    for (const end of followers) end();
    if (status !== 'done') return;
    noteFinished();
    onFinish((performance.now() - begunAt) / 1000);
  });
  return pacer;
}
