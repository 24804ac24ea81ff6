import * as z from 'zod/mini';
import { idSchema } from '../common/schema.ts';
import { helpBlockSchema } from '../safety/schema.ts';
import { contextMessages, maxMessageLength, maxSummaryLength, maxTemporaryLength, maxReplyLength } from './limits.ts';
import { repairKindSchema } from './feedback/schema.ts';
import { countrySchema, newSessionSchema } from './schema.ts';

const turnSchema = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('user'),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
    /** The help block of the message, resent with it. */
    help: z.optional(z.nullable(helpBlockSchema)),
  }),
  z.object({ role: z.literal('assistant'), text: z.string().check(z.minLength(1), z.maxLength(maxReplyLength)) }),
]);

const turnsSchema = z.array(turnSchema).check(
  z.minLength(1),
  z.maxLength(contextMessages),
  z.refine((turns) => turns.reduce((sum, { text }) => sum + text.length, 0) <= maxTemporaryLength),
);

/** A temporary conversation's state, sent with each message because the server stores none. */
const temporaryContextSchema = z.extend(newSessionSchema, {
  /** The summary of earlier turns, as returned by `…/summary`. */
  summary: z.nullable(z.string().check(z.maxLength(maxSummaryLength))),
  /** Oldest first. */
  turns: turnsSchema,
});

/** A message of a temporary conversation, with the conversation it belongs to; the last turn is what is to be answered. */
export const temporaryMessageSchema = z.extend(temporaryContextSchema, {
  id: idSchema,
  country: z.optional(countrySchema),
  /** The last reply missed: this is how to go on. */
  repair: z.optional(repairKindSchema),
  turns: turnsSchema.check(z.refine((turns) => turns.at(-1)?.role === 'user')),
});
export type TemporaryMessage = z.infer<typeof temporaryMessageSchema>;

/** The part of a temporary conversation that is to become short. */
export const temporaryStretchSchema = temporaryContextSchema;
export type TemporaryStretch = z.infer<typeof temporaryStretchSchema>;

/** Null where there is no model to write one, or it could not. */
export const temporarySummarySchema = z.object({ summary: z.nullable(z.string()) });
export type TemporarySummary = z.infer<typeof temporarySummarySchema>;
