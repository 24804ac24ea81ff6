import type { EntryKind } from '#lib/outbox/entry.ts';
import { toAppError } from '#lib/errors.ts';
import { openEntries } from '#lib/outbox/open-outbox.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { changeSession, deleteSession } from '../data.ts';
import { keepExchange, keepSession } from './data.ts';
import {
  type WaitingChange,
  waitingChangeSchema,
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

const changeKind: EntryKind<WaitingChange> = {
  name: 'session-change',
  parse: (stored) => waitingChangeSchema.safeParse(stored).data ?? null,
  api: {
    keep: async (waiting) => {
      await changeSession(waiting.sessionId, waiting.change).catch(ignoreOutdated);
      return waiting;
    },
    // What is removed is the session itself.
    remove: (id) => deleteSession(id).catch(ignoreOutdated),
  },
};

/** A session that was deleted or ended on another device stays so. */
function ignoreOutdated(caught: unknown): void {
  const { code } = toAppError(caught);
  if (code !== 'chat.session_not_found' && code !== 'chat.session_closed') throw caught;
}

export interface ConversationOutbox {
  readonly sessions: OutboxEntries<WaitingSession>;
  readonly exchanges: OutboxEntries<WaitingExchange>;
  /** By session and part of it; one that is removed is a session to delete. */
  readonly changes: OutboxEntries<WaitingChange>;
}

/** What a person began, said and changed without a connection, on its way to their account. */
export function conversationOutbox(personId: string): ConversationOutbox {
  return {
    sessions: openEntries(personId, sessionKind),
    exchanges: openEntries(personId, exchangeKind),
    changes: openEntries(personId, changeKind),
  };
}
