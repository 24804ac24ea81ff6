import type { PersonContext } from '#http/context.ts';
import type { SessionReviews } from './jobs/session-reviews.ts';

/** What the verbs of memory are given besides the person. */
export interface MemoryContext extends PersonContext {
  readonly reviews: SessionReviews;
}
