import * as z from 'zod/mini';

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

/**
 * The help block of a message, shown before its reply. It names no number: the device chooses the numbers by country.
 */
export const helpBlockSchema = z.object({
  /** The highest tier of the last 24 hours, this message included. */
  tier: z.literal(helpTiers),
  /** What the message speaks of, the most pressing first. */
  categories: z.array(z.enum(crisisCategories)).check(z.minLength(1)),
  /**
   * `short` if the same help was shown within the last 24 hours; `dismissed` after a correction by the user.
   */
  form: z.enum(['full', 'short', 'dismissed']),
});
export type HelpBlock = z.infer<typeof helpBlockSchema>;

/** The main subject of a help block. Being a minor is no subject of its own: it changes which lines come first. */
export type HelpSubject = Exclude<CrisisCategory, 'minor'>;

/** The main subject: the most pressing category other than `minor`. */
export function toHelpSubject({ categories }: Pick<HelpBlock, 'categories'>): HelpSubject {
  return categories.find((category) => category !== 'minor') ?? 'suicide';
}
