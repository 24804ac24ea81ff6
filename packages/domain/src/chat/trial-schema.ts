import * as z from 'zod/mini';
import { idSchema } from '../common/schema.ts';
import { contextMessages, maxMessageLength, maxReplyLength, maxTemporaryLength } from './limits.ts';
import { newSessionSchema } from './schema.ts';

const turnSchema = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('user'),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
    /** The person said of the help beside it that it was not meant so. */
    isHelpDismissed: z.optional(z.boolean()),
  }),
  z.object({ role: z.literal('assistant'), text: z.string().check(z.minLength(1), z.maxLength(maxReplyLength)) }),
]);
export type TrialTurn = z.infer<typeof turnSchema>;

/** The companion begins, and from then on each of the two speaks in turn. */
function alternates(turns: readonly { role: string }[]): boolean {
  return turns.every(({ role }, index) => role === (index % 2 === 0 ? 'assistant' : 'user'));
}

/**
 * A conversation that somebody had before they had an account, and wants to keep in it. `id` is made by the client and
 * becomes the session's, so that sending twice stores one.
 */
export const keptTrialSchema = z.extend(newSessionSchema, {
  id: idSchema,
  /** Oldest first. */
  turns: z.array(turnSchema).check(
    z.minLength(2),
    z.maxLength(contextMessages),
    z.refine(alternates),
    z.refine((turns) => turns.reduce((sum, { text }) => sum + text.length, 0) <= maxTemporaryLength),
  ),
});
export type KeptTrial = z.infer<typeof keptTrialSchema>;
