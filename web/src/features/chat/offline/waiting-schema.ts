import { offlineExchangeSchema, offlineSessionSchema } from '@alento/domain/chat/offline-schema.ts';
import { sessionChangeSchema } from '@alento/domain/chat/schema.ts';
import { deviceInstantSchema, idSchema } from '@alento/domain/common/schema.ts';
import { helpBlockSchema } from '@alento/domain/safety/schema.ts';
import * as z from 'zod/mini';

/** A session that was begun on this device, and is not in the account yet. */
export const waitingSessionSchema = z.extend(offlineSessionSchema, { id: idSchema, changedAt: deviceInstantSchema });
export type WaitingSession = z.infer<typeof waitingSessionSchema>;

/** What was changed of a session on this device and is not in the account yet. What is independent waits apart. */
export const waitingChangeSchema = z.object({
  id: z.string(),
  sessionId: idSchema,
  changedAt: deviceInstantSchema,
  change: sessionChangeSchema,
});
export type WaitingChange = z.infer<typeof waitingChangeSchema>;

/** What was said on this device, by the id of the person's message, and is not in the account yet. */
export const waitingExchangeSchema = z.extend(offlineExchangeSchema, {
  id: idSchema,
  sessionId: idSchema,
  changedAt: deviceInstantSchema,
  /** The help that this device found the message to need. The server judges by itself. */
  help: z.nullable(helpBlockSchema),
});
export type WaitingExchange = z.infer<typeof waitingExchangeSchema>;
