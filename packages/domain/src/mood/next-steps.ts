import type { Run } from '../exercises/schema.ts';
import type { Mood } from './schema.ts';

/** Something to do with a mood: talk about it, breathe, write, or a guided dialogue that fits. */
export type NextStep = 'talk' | 'breathe' | 'write' | Run['dialogue'];

const steps: Record<Mood, readonly NextStep[]> = {
  happy: ['talk', 'write'],
  neutral: ['talk', 'breathe', 'write'],
  sad: ['talk', 'selfCompassion', 'write'],
  anxious: ['breathe', 'fiveSenses', 'talk'],
  excited: ['talk', 'breathe', 'write'],
  calm: ['breathe', 'write', 'talk'],
  stressed: ['breathe', 'problemSolving', 'talk'],
  grateful: ['write', 'talk'],
  angry: ['angerCoolDown', 'breathe', 'talk'],
  confused: ['talk', 'thoughtRecord', 'breathe'],
  hopeful: ['talk', 'gettingGoing', 'write'],
  tired: ['breathe', 'selfCompassion', 'talk'],
  verySad: ['talk', 'selfCompassion', 'breathe'],
  good: ['talk', 'write', 'breathe'],
  veryHappy: ['talk', 'write'],
  down: ['talk', 'gettingGoing', 'breathe'],
  disappointed: ['talk', 'selfCompassion', 'write'],
  worried: ['worryTree', 'breathe', 'talk'],
  thoughtful: ['write', 'talk', 'breathe'],
  relieved: ['breathe', 'write', 'talk'],
  peaceful: ['breathe', 'write', 'talk'],
  joyful: ['talk', 'write'],
  inLove: ['talk', 'write'],
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
