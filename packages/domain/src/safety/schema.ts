import * as z from 'zod/mini';
import { crisisCategories, type CrisisCategory, helpTiers } from './tiers.ts';

export { crisisCategories, type CrisisCategory, type HelpTier, helpTiers, type Tier, tiers } from './tiers.ts';

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
