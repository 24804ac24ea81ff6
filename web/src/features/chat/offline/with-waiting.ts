import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { toSessionKind } from '@alento/domain/chat/session-kind.ts';
import type { WaitingExchange, WaitingSession } from './waiting-schema.ts';

/** A conversation as it is once what waits on this device has arrived: each exchange in the order it was had in. */
export function withWaiting(conversation: Conversation, exchanges: readonly WaitingExchange[]): Conversation {
  const ofSession = exchanges.filter(({ sessionId }) => sessionId === conversation.id);
  const messages = ofSession.reduce(addExchange, conversation.messages);
  if (messages === conversation.messages) return conversation;
  const lastActivityAt = messages.at(-1)?.createdAt ?? conversation.lastActivityAt;
  const added = messages.length - conversation.messages.length;
  return {
    ...conversation,
    messages,
    messageCount: conversation.messageCount + added,
    lastActivityAt,
    state: 'in_progress',
    endedAt: null,
    dialogues: [],
  };
}

/** A session that only this device has. */
export function conversationOf({ id, opening, mood = null, personality, language }: WaitingSession): Conversation {
  const { saidAt } = opening;
  return {
    id,
    mood,
    personality,
    language,
    kind: toSessionKind(mood),
    state: 'not_started',
    messageCount: 1,
    createdAt: saidAt,
    lastActivityAt: saidAt,
    endedAt: null,
    moodAfter: null,
    takeaway: null,
    title: null,
    isPinned: false,
    isArchived: false,
    messages: [saidByCompanion(opening)],
    olderCursor: null,
    dialogues: [],
  };
}

function addExchange(messages: Message[], exchange: WaitingExchange): Message[] {
  const { id, text, replaces, saidAt, help, reply } = exchange;
  const known = messages.findIndex((message) => message.id === id);
  if (known !== -1) {
    // The account has the message, and maybe a reply to it.
    const isAnswered = messages[known + 1]?.role === 'assistant';
    return isAnswered || reply === null ? messages : messages.toSpliced(known + 1, 0, saidByCompanion(reply));
  }
  const replaced = messages.findIndex((message) => message.id === replaces);
  const before = replaced === -1 ? messages : messages.slice(0, replaced);
  const said: Message = { ...spoken, id, role: 'user', text, engine: null, help, createdAt: saidAt };
  return [...before, said, ...(reply ? [saidByCompanion(reply)] : [])];
}

const spoken = { status: 'complete', isOffline: true } as const;

function saidByCompanion({ id, text, saidAt }: WaitingSession['opening']): Message {
  return { ...spoken, id, role: 'assistant', text, engine: 'guided', help: null, createdAt: saidAt };
}
