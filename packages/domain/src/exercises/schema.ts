import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../common/schema.ts';
import { languageCodes } from '../language/languages.ts';
import { dialogueIds, type DialogueId } from './dialogues.ts';
import { maxAnswerLength, maxAnswers, maxOptions, maxRunPageSize, runPageSize } from './limits.ts';

/** The id of a step or an option of a dialogue. */
const nameSchema = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/));

const writtenSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswerLength));

/** What a person answered at a step of a dialogue. Every choice may be answered in their own words. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('option'), step: nameSchema, option: nameSchema }),
  z.object({
    kind: z.literal('options'),
    step: nameSchema,
    options: z.array(nameSchema).check(z.minLength(1), z.maxLength(maxOptions)),
  }),
  z.object({ kind: z.literal('text'), step: nameSchema, text: writtenSchema }),
  z.object({ kind: z.literal('rating'), step: nameSchema, rating: z.int().check(z.minimum(0), z.maximum(10)) }),
  z.object({ kind: z.literal('done'), step: nameSchema }),
  z.object({ kind: z.literal('skipped'), step: nameSchema }),
]);
export type Answer = z.infer<typeof answerSchema>;

export const dialogueIdSchema = z.enum(dialogueIds as [DialogueId, ...DialogueId[]]);

/** An instant by the clock of a device, which may be far off: what a Date and the database can both hold. */
const deviceInstantSchema = instantSchema.check(
  z.refine((instant) => Date.parse(instant) >= 0 && Date.parse(instant) < Date.UTC(9999, 0)),
);

/** One time through a dialogue, finished or not. */
export const runSchema = z.object({
  id: idSchema,
  dialogue: dialogueIdSchema,
  language: z.enum(languageCodes),
  /** The conversation it was begun from. */
  sessionId: z.nullable(idSchema),
  answers: z.array(answerSchema).check(z.maxLength(maxAnswers)),
  /** The takeaway as the user rewrote it; null while it consists of the answers. */
  note: z.nullable(writtenSchema),
  startedAt: deviceInstantSchema,
  changedAt: deviceInstantSchema,
  finishedAt: z.nullable(deviceInstantSchema),
});
export type Run = z.infer<typeof runSchema>;

/** A run as its device has it. The device's clock orders what several devices say of one run. */
export const runInputSchema = z.omit(runSchema, { id: true });
export type RunInput = z.infer<typeof runInputSchema>;

export const runParamSchema = z.object({ id: idSchema });

export const runListQuerySchema = z.object({
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxRunPageSize)), runPageSize),
});

/** Those begun last come first. */
export const runPageSchema = z.object({ runs: z.array(runSchema), nextCursor: z.nullable(z.string()) });
export type RunPage = z.infer<typeof runPageSchema>;

/** Dialogues a person has marked, in the order of the toolbox. */
export const favouritesSchema = z.object({
  dialogues: z.array(dialogueIdSchema).check(z.maxLength(dialogueIds.length)),
});
export type Favourites = z.infer<typeof favouritesSchema>;
