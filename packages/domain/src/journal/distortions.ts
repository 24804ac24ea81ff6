/**
 * Ways in which a thought can be one-sided, in the order they are offered: the twelve of FreeCBT
 * (erosson/freecbt, `distortion/data.ts`), after Burns, Feeling Good, 1980.
 */
export const distortions = [
  'allOrNothing',
  'overgeneralising',
  'mindReading',
  'fortuneTelling',
  'magnifyingNegative',
  'minimisingPositive',
  'catastrophising',
  'emotionalReasoning',
  'shoulds',
  'labelling',
  'selfBlame',
  'otherBlame',
] as const;
export type Distortion = (typeof distortions)[number];
