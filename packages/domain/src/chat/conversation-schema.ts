import * as z from 'zod/mini';
import { dialogueIdSchema } from '../exercises/schema.ts';
import { messageSchema, sessionSchema } from './schema.ts';

/** One session with a page of its messages, oldest first; `olderCursor` leads to the page before. */
export const conversationSchema = z.extend(sessionSchema, {
  messages: z.array(messageSchema),
  olderCursor: z.nullable(z.string()),
  /** Guided dialogues that fit the last reply, best first; empty on older pages. */
  dialogues: z.array(dialogueIdSchema),
});
export type Conversation = z.infer<typeof conversationSchema>;
