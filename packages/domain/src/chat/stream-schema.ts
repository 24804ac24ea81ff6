import * as z from 'zod/mini';
import { idSchema } from '../common/schema.ts';
import { engineKindSchema, messageStatusSchema } from './schema.ts';

/** The events of a reply stream: the part of the AI SDK's UI message stream that the companion speaks. */
export const replyEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), messageId: idSchema, messageMetadata: z.object({ engine: engineKindSchema }) }),
  z.object({ type: z.literal('text-start'), id: z.string() }),
  z.object({ type: z.literal('text-delta'), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal('text-end'), id: z.string() }),
  z.object({ type: z.literal('finish'), messageMetadata: z.object({ status: messageStatusSchema }) }),
  z.object({ type: z.literal('abort') }),
  /** `errorText` is the JSON text of an error body. */
  z.object({ type: z.literal('error'), errorText: z.string() }),
]);
export type ReplyEvent = z.infer<typeof replyEventSchema>;
