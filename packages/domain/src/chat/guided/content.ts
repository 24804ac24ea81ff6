import type { MoodGroup } from '../../mood/groups.ts';
import type { Personality } from '../schema.ts';

/** Everything the guided companion can say in one language. */
export interface GuidedContent {
  readonly openings: Record<Personality, Record<MoodGroup, readonly string[]>>;
  readonly reflections: readonly string[];
  readonly questions: readonly string[];
}
