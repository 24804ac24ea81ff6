import type { EntryKind } from '#lib/outbox/entry.ts';
import { openEntries } from '#lib/outbox/open-outbox.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { keepExchange, keepSession } from './data.ts';
import {
  type WaitingExchange,
  waitingExchangeSchema,
  type WaitingSession,
  waitingSessionSchema,
} from './waiting-schema.ts';

// What waits is taken back on the device; the account is never told to remove it.
const remove = (): Promise<void> => Promise.resolve();

const sessionKind: EntryKind<WaitingSession> = {
  name: 'session',
  parse: (stored) => waitingSessionSchema.safeParse(stored).data ?? null,
  api: {
    keep: async (waiting) => {
      const { id, changedAt: _changedAt, ...session } = waiting;
      await keepSession(id, session);
      return waiting;
    },
    remove,
  },
};

const exchangeKind: EntryKind<WaitingExchange> = {
  name: 'exchange',
  parse: (stored) => waitingExchangeSchema.safeParse(stored).data ?? null,
  api: {
    keep: async (waiting) => {
      const { id, sessionId, changedAt: _changedAt, help: _help, ...exchange } = waiting;
      await keepExchange({ sessionId, messageId: id, exchange });
      return waiting;
    },
    remove,
  },
};

export interface ConversationOutbox {
  readonly sessions: OutboxEntries<WaitingSession>;
  readonly exchanges: OutboxEntries<WaitingExchange>;
}

/** What a person began and said without a connection, on its way to their account. */
export function conversationOutbox(personId: string): ConversationOutbox {
  return { sessions: openEntries(personId, sessionKind), exchanges: openEntries(personId, exchangeKind) };
}
