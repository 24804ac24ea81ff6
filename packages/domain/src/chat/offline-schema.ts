import * as z from 'zod/mini';
import { deviceInstantSchema, idSchema } from '../common/schema.ts';
import { maxMessageLength, maxReplyLength } from './limits.ts';
import { messageSchema, newSessionSchema } from './schema.ts';

const spoken = z.string().check(z.minLength(1), z.maxLength(maxReplyLength));

/** What the guided companion of a device said, and when. */
const deviceReplySchema = z.object({ id: idSchema, text: spoken, saidAt: deviceInstantSchema });

/**
 * One exchange that was had without a connection: what the person said, and what the guided companion of their device
 * answered, null if that came to nothing. The id of the message is in the path, so that sending twice stores one.
 */
export const offlineExchangeSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
  /** An earlier message of theirs that this one was written in the place of. */
  replaces: z.optional(idSchema),
  saidAt: deviceInstantSchema,
  /** The person said of the help beside it that it was not meant so. */
  isHelpDismissed: z.optional(z.boolean()),
  reply: z.nullable(deviceReplySchema),
});
export type OfflineExchange = z.infer<typeof offlineExchangeSchema>;

export const offlineExchangeParamSchema = z.object({ id: idSchema, messageId: idSchema });

/** An exchange as the account has it: with the help that the server found it to need. */
export const keptExchangeSchema = z.object({ message: messageSchema, reply: z.nullable(messageSchema) });
export type KeptExchange = z.infer<typeof keptExchangeSchema>;

/** A session that was begun without a connection. Its id is in the path. */
export const offlineSessionSchema = z.extend(newSessionSchema, { opening: deviceReplySchema });
export type OfflineSession = z.infer<typeof offlineSessionSchema>;
