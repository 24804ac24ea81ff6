import * as z from 'zod/mini';
import { deviceInstantSchema, idSchema } from '../common/schema.ts';
import { moodKeySchema } from '../mood/schema.ts';
import { type PracticeId as BreathingId, practiceIds as breathingIds } from './breathing-patterns.ts';
import { type MeditationId, meditationIds } from './meditations.ts';

const practicesByKind = { breathing: breathingIds, meditation: meditationIds } as const;

/** A practice lasts hours at most, or somebody has forgotten it. */
const longestSeconds = 4 * 3600;

/** A breathing exercise or a meditation that somebody has finished. */
export const practiceSchema = z.object({
  id: idSchema,
  kind: z.enum(['breathing', 'meditation']),
  practice: z.enum([...breathingIds, ...(meditationIds as [MeditationId, ...MeditationId[]])]),
  startedAt: deviceInstantSchema,
  finishedAt: deviceInstantSchema,
  /** How long was practised, pauses left out. */
  seconds: z.int().check(z.minimum(0), z.maximum(longestSeconds)),
  moodBefore: z.nullable(moodKeySchema),
  moodAfter: z.nullable(moodKeySchema),
  changedAt: deviceInstantSchema,
});
export type Practice = z.infer<typeof practiceSchema>;

/** Which practice it was. */
export type PracticeName =
  | { readonly kind: 'breathing'; readonly practice: BreathingId }
  | { readonly kind: 'meditation'; readonly practice: MeditationId };

/** A practice as its device has it, whose clock orders what is said of it. */
export const practiceInputSchema = z.omit(practiceSchema, { id: true }).check(
  z.refine(({ kind, practice }) => practicesByKind[kind].some((each) => each === practice), { path: ['practice'] }),
  z.refine(({ startedAt, finishedAt }) => Date.parse(startedAt) <= Date.parse(finishedAt), { path: ['startedAt'] }),
);
export type PracticeInput = z.infer<typeof practiceInputSchema>;

export const practiceParamSchema = z.object({ id: idSchema });
