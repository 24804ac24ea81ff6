import * as z from 'zod/mini';

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

/** The tiers at which help is shown. */
export const helpTiers = [2, 3, 4] as const;
export type HelpTier = (typeof helpTiers)[number];

/**
 * The help that stands after a person's message, before anything a model says. It names no number: whose numbers are
 * shown is known only to the device.
 */
export const helpBlockSchema = z.object({
  /** The highest tier of the last 24 hours, this message included. */
  tier: z.literal(helpTiers),
  /** What the message speaks of, the most pressing first. */
  categories: z.array(z.enum(crisisCategories)).check(z.minLength(1)),
  /**
   * `short` where as much was shown within the last 24 hours: nobody is told the same thing twice in a row; `dismissed`
   * where the person said that it was not meant so.
   */
  form: z.enum(['full', 'short', 'dismissed']),
});
export type HelpBlock = z.infer<typeof helpBlockSchema>;

/** What a block of help is about. Being young is no danger of its own: it changes who is named first. */
export type HelpSubject = Exclude<CrisisCategory, 'minor'>;

/** What the words of a block are fitted to. */
export function toHelpSubject({ categories }: Pick<HelpBlock, 'categories'>): HelpSubject {
  return categories.find((category) => category !== 'minor') ?? 'suicide';
}
