import type { PersonContext } from '#http/context.ts';
import type { PushSender } from '#platform/push/push-sender.ts';

export interface RemindersOptions {
  /** Null where the server sends no reminders. */
  readonly push: Pick<PushSender, 'publicKey' | 'knows'> | null;
}

export interface RemindersContext extends PersonContext, RemindersOptions {}
