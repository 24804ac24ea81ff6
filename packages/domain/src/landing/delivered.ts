/**
 * Features that texts promise, and whether this release has them. What is not delivered is promised nowhere:
 * `scripts/checks/promises.test.ts` compares the texts with this list.
 */
export const delivered = {
  /** Premium can be bought or tried, and lifts the limits of the free plan. */
  premium: false,
} as const satisfies Record<string, boolean>;

export type PromisedFeature = keyof typeof delivered;

/** Whether a feature may be promised. */
export function isDelivered(feature: PromisedFeature): boolean {
  return delivered[feature];
}
