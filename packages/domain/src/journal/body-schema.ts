import * as z from 'zod/mini';
import { distortions } from './distortions.ts';
import { highestRating, maxFeelingLength, maxFeelings, maxJournalTextLength, maxRecordTextLength } from './limits.ts';
import { type JournalPrompt, journalPrompts } from './prompts.ts';

const answerSchema = z.string().check(z.maxLength(maxRecordTextLength));
const ratingSchema = z.int().check(z.minimum(0), z.maximum(highestRating));
const distortionsSchema = z.array(z.enum(distortions)).check(z.maxLength(distortions.length));

const freeSchema = z.object({
  kind: z.literal('free'),
  /** The question it began with. */
  prompt: z.nullable(z.enum(journalPrompts as [JournalPrompt, ...JournalPrompt[]])),
  text: z.string().check(z.maxLength(maxJournalTextLength)),
});

const quickSchema = z.object({
  kind: z.literal('quick'),
  situation: answerSchema,
  thought: answerSchema,
  feeling: answerSchema,
  distortions: distortionsSchema,
  alternative: answerSchema,
});

const feelingSchema = z.object({
  name: z.string().check(z.maxLength(maxFeelingLength)),
  before: ratingSchema,
  /** Null until it was rated again. */
  after: z.nullable(ratingSchema),
});
export type Feeling = z.infer<typeof feelingSchema>;

/** The thought record in seven columns (Greenberger and Padesky, Mind Over Mood, 1995). */
const fullSchema = z.object({
  kind: z.literal('full'),
  situation: answerSchema,
  feelings: z.array(feelingSchema).check(z.maxLength(maxFeelings)),
  thought: answerSchema,
  distortions: distortionsSchema,
  evidenceFor: answerSchema,
  evidenceAgainst: answerSchema,
  alternative: answerSchema,
  /** How much the alternative is believed; null until it was rated. */
  belief: z.nullable(ratingSchema),
});

export const journalBodySchema = z.discriminatedUnion('kind', [freeSchema, quickSchema, fullSchema]);
export type JournalBody = z.infer<typeof journalBodySchema>;
