/** How much danger a message tells of, after docs/safety/detector.md: 0 none, 1 distress, 2 to 4 help is shown. */
export const tiers = [0, 1, 2, 3, 4] as const;
export type Tier = (typeof tiers)[number];

/** What a crisis may be about, the most pressing first. */
export const crisisCategories = [
  'medical',
  'suicide',
  'selfHarm',
  'abuse',
  'harmToOthers',
  'psychosis',
  'eating',
  'somebodyElse',
  'minor',
] as const;
export type CrisisCategory = (typeof crisisCategories)[number];

/** A part of a message, by UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Assessment {
  readonly tier: Tier;
  /** What it is about, the most pressing first; empty under tier 2. */
  readonly categories: readonly CrisisCategory[];
  /** Where in the message it is said. */
  readonly evidence: readonly Span[];
}

export const noDanger: Assessment = { tier: 0, categories: [], evidence: [] };
