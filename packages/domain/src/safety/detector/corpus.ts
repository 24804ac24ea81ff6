import * as z from 'zod';
import { crisisCategories, tiers } from './assessment.ts';

/** One line of `corpus/<lng>.jsonl`: what somebody may write, and what is right to make of it. */
export const example = z.object({
  text: z.string().min(1),
  tier: z.literal(tiers),
  category: z.enum(crisisCategories).nullable(),
  /** What is alike: lines of a family are learnt from together or tested together, never both. */
  family: z.string().min(1),
});
export type Example = z.infer<typeof example>;
