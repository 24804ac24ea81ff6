/** How much danger a message shows (docs/safety/detector.md): 0 none, 1 distress, 2 to 4 with help. */
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

/** The tiers at which help is shown. */
export const helpTiers = [2, 3, 4] as const;
export type HelpTier = (typeof helpTiers)[number];
