import * as z from 'zod/mini';
import { idSchema } from '../common/schema.ts';
import { dialogueIdSchema } from '../exercises/schema.ts';
import { helpBlockSchema } from '../safety/schema.ts';
import { engineKindSchema, messageStatusSchema } from './schema.ts';

/** The events of a reply stream: the part of the AI SDK's UI message stream that the companion speaks. */
export const replyEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), messageId: idSchema, messageMetadata: z.object({ engine: engineKindSchema }) }),
  /** Help that stands after the person's message, before any word of the reply; the last one counts. */
  z.object({ type: z.literal('data-help'), id: z.literal('help'), data: helpBlockSchema }),
  /** Guided dialogues that fit what is being answered. */
  z.object({ type: z.literal('data-dialogues'), id: z.literal('dialogues'), data: z.array(dialogueIdSchema) }),
  z.object({ type: z.literal('text-start'), id: z.string() }),
  z.object({ type: z.literal('text-delta'), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal('text-end'), id: z.string() }),
  z.object({ type: z.literal('finish'), messageMetadata: z.object({ status: messageStatusSchema }) }),
  z.object({ type: z.literal('abort') }),
  /** `errorText` is the JSON text of an error body. */
  z.object({ type: z.literal('error'), errorText: z.string() }),
]);
export type ReplyEvent = z.infer<typeof replyEventSchema>;
