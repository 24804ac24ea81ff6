/**
 * Features that texts promise, and whether this release has them. What is not delivered is promised nowhere:
 * `scripts/checks/promises.test.ts` compares the texts with this list.
 */
export const delivered = {
  /** A model of Premium's own: whether there is one is up to who runs the server, so no page for everybody says so. */
  premiumModel: false,
  /** Exercises that are made for a person. */
  personalExercises: false,
  /** A conversation as a PDF. */
  pdf: true,
  /** Somebody who answers questions, those of Premium first. */
  prioritySupport: true,
} as const satisfies Record<string, boolean>;

export type PromisedFeature = keyof typeof delivered;

/** Whether a feature may be promised. */
export function isDelivered(feature: PromisedFeature): boolean {
  return delivered[feature];
}
