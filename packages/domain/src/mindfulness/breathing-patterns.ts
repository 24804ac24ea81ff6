import type { BreathingPattern, BreathStep } from './breathing.ts';

/** One breath of Wim Hof's rapid ones, about twenty a minute: full in, and let go without force. */
const rapidBreath: readonly BreathStep[] = [
  { phase: 'in', seconds: 1.5 },
  { phase: 'out', seconds: 1.5 },
];
export const rapidBreaths = 30;

/** Breathing exercises by id. */
export const breathingPatterns = {
  /**
   * Four in, seven held, eight out, four times (Andrew Weil, after pranayama). The proportion is what matters: whoever
   * cannot hold for so long counts faster (Weil, transcript at ohahs.org; pinkdragonladies.org/478-breathing).
   */
  fourSevenEight: {
    rounds: 4,
    steps: [
      { phase: 'in', seconds: 4 },
      { phase: 'hold', seconds: 7 },
      { phase: 'out', seconds: 8 },
    ],
  },
  /** Equal sides, as in box breathing: five minutes a day in Balban 2023, doi 10.1016/j.xcrm.2022.100895. */
  square: {
    rounds: 19,
    steps: [
      { phase: 'in', seconds: 4 },
      { phase: 'hold', seconds: 4 },
      { phase: 'out', seconds: 4 },
      { phase: 'rest', seconds: 4 },
    ],
  },
  /**
   * In through the nose, a short breath on top, a long way out through the mouth: about twice as long as in, five
   * minutes a day (Balban 2023, doi 10.1016/j.xcrm.2022.100895, 114 adults, 28 days). The paper gives no seconds.
   */
  cyclicSighing: {
    rounds: 25,
    steps: [
      { phase: 'in', seconds: 3 },
      { phase: 'topUp', seconds: 1 },
      { phase: 'out', seconds: 8 },
    ],
  },
  /** Five in and five out, six breaths a minute (as in remvze/moodist). */
  resonant: {
    rounds: 30,
    steps: [
      { phase: 'in', seconds: 5 },
      { phase: 'out', seconds: 5 },
    ],
  },
  /**
   * Three rounds of thirty full breaths, a hold with empty lungs until the urge to breathe, and one breath in that is held
   * for fifteen seconds (myzigzagtohealing.com, wellmeright.com). Dangerous in or near water and at the wheel: `policy.ts`.
   */
  wimHof: {
    rounds: 3,
    steps: [
      ...Array.from({ length: rapidBreaths }, () => rapidBreath).flat(),
      { phase: 'rest', seconds: null },
      { phase: 'in', seconds: 3 },
      { phase: 'hold', seconds: 15 },
      { phase: 'out', seconds: 4 },
    ],
  },
} as const satisfies Record<string, BreathingPattern>;

export type BreathingId = keyof typeof breathingPatterns;

export const breathingIds = Object.keys(breathingPatterns) as BreathingId[];

/** Those that go on for as long as somebody likes; the others have their own end. */
export const lastingIds: ReadonlySet<string> = new Set<BreathingId>(['square', 'cyclicSighing', 'resonant']);

/** Minutes to choose from; five is what was studied (Balban 2023). */
export const practiceMinutes = [2, 5, 10] as const;
export type PracticeMinutes = (typeof practiceMinutes)[number];

/** How long one count of 4-7-8 may take, in seconds. */
export const paceLimits = { min: 0.5, max: 1, step: 0.05 } as const;

/** What can be breathed along with: the known exercises, and one's own. */
export const practiceIds = [...breathingIds, 'custom'] as const;
export type PracticeId = (typeof practiceIds)[number];
