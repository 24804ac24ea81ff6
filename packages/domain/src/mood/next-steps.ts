import type { Run } from '../exercises/schema.ts';
import type { Mood } from './schema.ts';

/** Something to do with a mood: talk about it, breathe, or a guided dialogue that fits. */
export type NextStep = 'talk' | 'breathe' | Run['dialogue'];

const steps: Record<Mood, readonly NextStep[]> = {
  happy: ['talk'],
  neutral: ['talk', 'breathe'],
  sad: ['talk', 'selfCompassion', 'breathe'],
  anxious: ['breathe', 'fiveSenses', 'talk'],
  excited: ['talk', 'breathe'],
  calm: ['breathe', 'talk'],
  stressed: ['breathe', 'problemSolving', 'talk'],
  grateful: ['talk'],
  angry: ['angerCoolDown', 'breathe', 'talk'],
  confused: ['talk', 'thoughtRecord', 'breathe'],
  hopeful: ['talk', 'gettingGoing'],
  tired: ['breathe', 'selfCompassion', 'talk'],
  verySad: ['talk', 'selfCompassion', 'breathe'],
  good: ['talk', 'breathe'],
  veryHappy: ['talk'],
  down: ['talk', 'gettingGoing', 'breathe'],
  disappointed: ['talk', 'selfCompassion', 'breathe'],
  worried: ['worryTree', 'breathe', 'talk'],
  thoughtful: ['talk', 'breathe'],
  relieved: ['breathe', 'talk'],
  peaceful: ['breathe', 'talk'],
  joyful: ['talk'],
  inLove: ['talk'],
};

/** What is offered to somebody who has just noted a mood, the best first. None of it has to be done. */
export function nextStepsFor(mood: Mood): readonly NextStep[] {
  return steps[mood];
}

const veryLow: ReadonlySet<Mood> = new Set(['verySad']);

/** Whether help is offered before anything else. */
export function isVeryLow(mood: Mood): boolean {
  return veryLow.has(mood);
}
