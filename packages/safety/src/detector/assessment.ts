import type { CrisisCategory, Tier } from '@alento/domain/safety/schema.ts';

export interface Assessment {
  readonly tier: Tier;
  /** Categories, most pressing first; empty below tier 2. */
  readonly categories: readonly CrisisCategory[];
}

export const noDanger: Assessment = { tier: 0, categories: [] };
