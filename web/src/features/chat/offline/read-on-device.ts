import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { maxExcerptLength } from '@alento/domain/chat/limits.ts';
import type { ListedSession, SessionPage, SessionView } from '@alento/domain/chat/schema.ts';
import { listOnDevice, readOnDevice } from './device-conversations.ts';
import { conversationOutbox } from './open-outbox.ts';
import { withChanges } from './with-changes.ts';
import { conversationOf, withWaiting } from './with-waiting.ts';

/**
 * A conversation as far as this device has it, with what waits for the account; null if it has nothing of it. What is gone
 * from the account is shown only if it was never there.
 */
export async function readConversationOnDevice(
  personId: string,
  id: string,
  { isGone }: { isGone: boolean },
): Promise<Conversation | null> {
  const { sessions, exchanges, changes } = conversationOutbox(personId);
  await exchanges.open();
  const begun = sessions.getState().unsent.find((session) => session.id === id);
  const copy = isGone && !begun ? null : await readOnDevice(personId, id);
  const known = copy ?? (begun ? conversationOf(begun) : null);
  // What came before the newest page is in the account alone.
  if (!known || changes.getState().removed.has(id)) return null;
  const said = withWaiting({ ...known, olderCursor: null }, exchanges.getState().unsent);
  return withChanges(said, changes.getState().unsent);
}

/** A conversation of the account with what waits for it here. */
export async function joinWaiting(personId: string | null, conversation: Conversation): Promise<Conversation> {
  if (personId === null) return conversation;
  const { exchanges, changes } = conversationOutbox(personId);
  await exchanges.open();
  return withChanges(withWaiting(conversation, exchanges.getState().unsent), changes.getState().unsent);
}

/** Takes back what waits of a session; answers whether the account has nothing of it. */
export async function discardOnDevice(personId: string, id: string): Promise<boolean> {
  const { sessions, exchanges, changes } = conversationOutbox(personId);
  await exchanges.open();
  const isBegunHere = sessions.getState().unsent.some((session) => session.id === id);
  for (const exchange of exchanges.getState().unsent) if (exchange.sessionId === id) exchanges.discard(exchange.id);
  for (const change of changes.getState().unsent) if (change.sessionId === id) changes.discard(change.id);
  sessions.discard(id);
  return isBegunHere;
}

/** What this device can list of a person's conversations, the last active first. */
export async function listSessionsOnDevice(personId: string, view: SessionView): Promise<SessionPage> {
  const { sessions, exchanges, changes } = conversationOutbox(personId);
  await exchanges.open();
  const { unsent: changed, removed } = changes.getState();
  const { unsent } = exchanges.getState();
  const copies = await listOnDevice(personId);
  const known = new Set(copies.map(({ id }) => id));
  const begun = sessions.getState().unsent.filter(({ id }) => !known.has(id));
  const listed = [...copies, ...begun.map(conversationOf)]
    .map((conversation) => withChanges(withWaiting(conversation, unsent), changed))
    .filter((conversation) => !removed.has(conversation.id) && isIn(conversation, view))
    .toSorted((one, other) => Date.parse(other.lastActivityAt) - Date.parse(one.lastActivityAt))
    .map(toListed);
  return { sessions: listed, nextCursor: null, total: listed.length };
}

/** As on the server, only those in which the person said something. */
function isIn({ messages, isPinned, isArchived }: Conversation, view: SessionView): boolean {
  if (!messages.some(({ role }) => role === 'user')) return false;
  if (view === 'archived') return isArchived;
  return !isArchived && (view === 'recent' || isPinned);
}

function toListed({ messages, olderCursor: _cursor, dialogues: _dialogues, ...session }: Conversation): ListedSession {
  const last = messages.at(-1);
  return { ...session, lastWords: { role: last?.role ?? 'user', text: last?.text.slice(0, maxExcerptLength) ?? '' } };
}
