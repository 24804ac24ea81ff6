import type { Assessment } from './detector/assessment.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { helpTiers, type Tier } from '@alento/domain/safety/tiers.ts';

/** The help a message is answered with, or null; `before` is the highest tier of the 24 hours that came before it. */
export function planHelp(
  { tier, categories }: Pick<Assessment, 'tier' | 'categories'>,
  before: Tier,
): HelpBlock | null {
  const shown = helpTiers.find((each) => each === Math.max(tier, before));
  if (tier < helpTiers[0] || shown === undefined) return null;
  const about = categories.length > 0 ? [...categories] : ['suicide' as const];
  return { tier: shown, categories: about, form: before < tier ? 'full' : 'short' };
}
