import type { Mood } from '../mood/schema.ts';
import type { BreathingId } from './breathing-patterns.ts';
import type { MeditationId } from './meditations.ts';

export interface Suggestion {
  readonly breathing: BreathingId;
  /** One that is open to everybody. */
  readonly meditation: MeditationId;
}

const heavy: Suggestion = { breathing: 'resonant', meditation: 'handOnHeart' };
const restless: Suggestion = { breathing: 'cyclicSighing', meditation: 'anxietyReduction' };
const tense: Suggestion = { breathing: 'cyclicSighing', meditation: 'pauseInTheDay' };
const worn: Suggestion = { breathing: 'resonant', meditation: 'bodyScan' };
const scattered: Suggestion = { breathing: 'square', meditation: 'focusAndConcentration' };
const light: Suggestion = { breathing: 'resonant', meditation: 'dailyGratitude' };
const plain: Suggestion = { breathing: 'resonant', meditation: 'basicMindfulness' };

const byMood: Partial<Record<Mood, Suggestion>> = {
  verySad: heavy,
  sad: heavy,
  down: heavy,
  disappointed: heavy,
  anxious: restless,
  worried: restless,
  stressed: tense,
  angry: tense,
  excited: tense,
  tired: worn,
  confused: scattered,
  thoughtful: scattered,
  grateful: light,
  happy: light,
  veryHappy: light,
  joyful: light,
  inLove: light,
};

/** A breath and a meditation for a few minutes with a mood; null is one that nobody told. */
export function suggestPractices(mood: Mood | null): Suggestion {
  return (mood === null ? undefined : byMood[mood]) ?? plain;
}
