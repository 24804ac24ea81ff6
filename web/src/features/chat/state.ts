import { type AppError, isAppError } from '@alento/domain/app-error.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { FeedbackKind } from '@alento/domain/chat/feedback/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { EngineKind, Message, MessageStatus, Session } from '@alento/domain/chat/schema.ts';

/** A message that may not have arrived. */
export interface UnsentMessage {
  readonly id: string;
  readonly text: string;
  readonly replaces: string | null;
  readonly createdAt: string;
}

/** The delivery of a message: in flight, left over from an earlier visit, or failed. */
export type Delivery = 'sending' | 'unsent' | AppError;

export interface PendingMessage extends UnsentMessage {
  readonly delivery: Delivery;
  /**
   * The help block assessed on this device when the message could not be sent, or the server was slow to answer; null if
   * it needs none.
   */
  readonly help?: HelpBlock | null;
}

/** The awaited (no text yet) or running reply. */
export interface RunningReply {
  readonly id: string | null;
  readonly text: string;
  readonly engine: EngineKind | null;
  readonly isStopping: boolean;
  /** True while the connection is lost and being resumed. */
  readonly isLost: boolean;
}

export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

export interface ConversationState {
  readonly session: Session;
  /** The loaded messages, oldest first. */
  readonly messages: readonly Message[];
  readonly olderCursor: string | null;
  readonly older: OlderMessages;
  readonly pending: PendingMessage | null;
  readonly reply: RunningReply | null;
  /** Why the last reply failed. */
  readonly replyError: AppError | null;
  /** True if the last change prepended older messages. */
  readonly isPrepended: boolean;
  /** Messages whose help block was corrected. */
  readonly dismissed: ReadonlySet<string>;
  /** Guided dialogues that fit the last reply. */
  readonly dialogues: readonly DialogueId[];
}

export type ConversationEvent =
  | { type: 'message-sent'; message: PendingMessage }
  | { type: 'message-failed'; error: AppError }
  | { type: 'message-assessed'; id: string; help: HelpBlock | null }
  | { type: 'message-withdrawn' }
  | { type: 'message-accepted' }
  | { type: 'message-discarded'; id: string }
  | { type: 'reply-requested' }
  | { type: 'reply-started'; id: string; engine: EngineKind }
  | { type: 'help-given'; help: HelpBlock }
  | { type: 'help-dismissed'; id: string }
  | { type: 'feedback-given'; id: string; feedback: FeedbackKind | null }
  | { type: 'dialogues-offered'; dialogues: readonly DialogueId[] }
  | { type: 'text-added'; delta: string }
  | { type: 'reply-stopping' }
  | { type: 'reply-lost' }
  | { type: 'reply-ended'; status: MessageStatus; now: string }
  | { type: 'reply-failed'; error: AppError; now: string }
  | { type: 'reply-absent' }
  | { type: 'older-requested' }
  | { type: 'older-failed' }
  | { type: 'older-loaded'; messages: readonly Message[]; olderCursor: string | null }
  | { type: 'conversation-read'; conversation: Conversation }
  | { type: 'session-changed'; session: Session };

const silentReply: RunningReply = { id: null, text: '', engine: null, isStopping: false, isLost: false };

/** The initial state of a loaded conversation, with a message that an earlier visit could not send. */
export function openConversation(conversation: Conversation, unsent: UnsentMessage | null): ConversationState {
  const { messages, olderCursor, dialogues, ...session } = conversation;
  return {
    session,
    messages,
    olderCursor,
    older: olderCursor === null ? 'none' : 'more',
    pending: unsent === null || hasMessage(messages, unsent.id) ? null : { ...unsent, delivery: 'unsent' },
    reply: null,
    replyError: null,
    isPrepended: false,
    dismissed: new Set(),
    dialogues,
  };
}

export function reduceConversation(before: ConversationState, event: ConversationEvent): ConversationState {
  return keepDismissed(reduce(before, event));
}

function reduce(before: ConversationState, event: ConversationEvent): ConversationState {
  const state: ConversationState = before.isPrepended ? { ...before, isPrepended: false } : before;
  switch (event.type) {
    case 'message-sent':
      return { ...state, pending: event.message, replyError: null, dialogues: [] };
    case 'message-failed':
      return { ...state, pending: state.pending && { ...state.pending, delivery: event.error } };
    case 'message-assessed':
      return state.pending?.id === event.id ? { ...state, pending: { ...state.pending, help: event.help } } : state;
    case 'message-withdrawn':
      return { ...state, pending: null };
    case 'message-accepted':
      return acceptPending(state);
    case 'message-discarded':
      return { ...state, messages: withoutExchange(state.messages, event.id), dialogues: [] };
    case 'reply-requested':
      return { ...state, reply: silentReply, replyError: null, dialogues: [] };
    case 'reply-started':
      return { ...state, reply: startReply(state.reply, event.id, event.engine) };
    case 'help-given':
      return { ...state, messages: withHelp(state.messages, event.help) };
    case 'help-dismissed':
      return { ...state, dismissed: new Set(state.dismissed).add(event.id) };
    case 'feedback-given':
      return { ...state, messages: withFeedback(state.messages, event) };
    case 'dialogues-offered':
      return { ...state, dialogues: event.dialogues };
    case 'text-added':
      return { ...state, reply: state.reply && { ...state.reply, text: state.reply.text + event.delta } };
    case 'reply-stopping':
      return { ...state, reply: state.reply && { ...state.reply, isStopping: true } };
    case 'reply-lost':
      return { ...state, reply: state.reply && { ...state.reply, isLost: true } };
    case 'reply-ended':
      return { ...keepReply(state, event.status, event.now), replyError: null };
    case 'reply-failed':
      return { ...keepReply(state, 'interrupted', event.now), replyError: event.error };
    case 'reply-absent':
      return { ...state, reply: null };
    case 'older-requested':
      return { ...state, older: 'loading' };
    case 'older-failed':
      return { ...state, older: 'failed' };
    case 'older-loaded':
      return prependMessages(state, event.messages, event.olderCursor);
    case 'conversation-read':
      return mergeServerState(state, event.conversation);
    case 'session-changed':
      return { ...state, session: event.session };
  }
}

function acceptPending(state: ConversationState): ConversationState {
  const { pending } = state;
  if (pending === null) return state;
  const { id, text, createdAt, help = null } = pending;
  // What this device judged stands until the server says more.
  const accepted: Message = { id, role: 'user', text, status: 'complete', engine: null, help, createdAt };
  return {
    ...state,
    session: { ...state.session, state: 'in_progress' },
    messages: hasMessage(state.messages, id)
      ? state.messages
      : [...beforeMessage(state.messages, pending.replaces), accepted],
    pending: null,
    reply: silentReply,
    replyError: null,
  };
}

// A resumed reply is replayed from its beginning, so the partial text is dropped.
function startReply(known: RunningReply | null, id: string, engine: EngineKind): RunningReply {
  return { ...(known ?? silentReply), id, engine, text: '', isLost: false };
}

function keepReply(state: ConversationState, status: MessageStatus, now: string): ConversationState {
  const { reply } = state;
  if (reply === null || reply.id === null || reply.text === '') return { ...state, reply: null };
  const { id, text, engine } = reply;
  const said: Message = { id, role: 'assistant', text, status, engine, help: null, createdAt: now };
  return { ...state, reply: null, messages: [...withoutLastReply(state.messages), said] };
}

/** Attaches help to the message being answered, the user's last one. */
function withHelp(messages: readonly Message[], help: HelpBlock): readonly Message[] {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  return messages.map((message, index) => (index === asked ? { ...message, help } : message));
}

/** Without a message and the reply to it. */
function withoutExchange(messages: readonly Message[], id: string): readonly Message[] {
  const asked = messages.findIndex((message) => message.id === id);
  return messages.filter(
    ({ role }, index) => index !== asked && !(asked !== -1 && index === asked + 1 && role === 'assistant'),
  );
}

function withFeedback(
  messages: readonly Message[],
  { id, feedback }: { id: string; feedback: FeedbackKind | null },
): readonly Message[] {
  return messages.map((message) => (message.id === id ? { ...message, feedback: feedback ?? undefined } : message));
}

/** Corrected help blocks stay collapsed, whatever the server sends later. */
function keepDismissed(state: ConversationState): ConversationState {
  const { messages, pending, dismissed } = state;
  const isWrong = (message: Helped): boolean => standingHelp(message.help) !== null && dismissed.has(message.id);
  const isPendingWrong = pending !== null && isWrong(pending);
  if (!isPendingWrong && !messages.some(isWrong)) return state;
  return {
    ...state,
    messages: messages.map((message) => (isWrong(message) ? dismissHelp(message) : message)),
    pending: isPendingWrong ? dismissHelp(pending) : pending,
  };
}

interface Helped {
  readonly id: string;
  readonly help?: HelpBlock | null;
}

function dismissHelp<Message extends Helped>(message: Message): Message {
  return { ...message, help: message.help && { ...message.help, form: 'dismissed' } };
}

/** The help block of a message; null after a correction. */
export function standingHelp(help: HelpBlock | null | undefined): HelpBlock | null {
  return help && help.form !== 'dismissed' ? help : null;
}

function prependMessages(
  state: ConversationState,
  older: readonly Message[],
  olderCursor: string | null,
): ConversationState {
  const known = new Set(state.messages.map(({ id }) => id));
  const fresh = older.filter(({ id }) => !known.has(id));
  return {
    ...state,
    messages: [...fresh, ...state.messages],
    olderCursor,
    older: olderCursor === null ? 'none' : 'more',
    isPrepended: true,
  };
}

// The server wins for the newest page; older pages stay if they still adjoin it.
function mergeServerState(state: ConversationState, conversation: Conversation): ConversationState {
  const { messages, olderCursor, dialogues, ...session } = conversation;
  const first = messages[0];
  const meeting = first === undefined ? -1 : state.messages.findIndex(({ id }) => id === first.id);
  const { pending } = state;
  const known = meeting > 0 ? state.messages.slice(0, meeting) : [];
  const cursor = meeting > 0 ? state.olderCursor : olderCursor;
  return {
    ...state,
    session,
    messages: [...known, ...messages],
    olderCursor: cursor,
    older: cursor === null ? 'none' : 'more',
    dialogues,
    pending: pending !== null && hasMessage(messages, pending.id) ? null : pending,
  };
}

interface Shown extends Pick<ConversationState, 'messages' | 'pending'> {
  readonly isReplying: boolean;
}

/** The visible messages: without those that the unsent message or the running reply replaces. */
export function visibleMessages({ messages, pending, isReplying }: Shown): readonly Message[] {
  if (pending !== null) return beforeMessage(messages, pending.replaces);
  return isReplying ? withoutLastReply(messages) : messages;
}

/** True if the user's last message has no reply and none is in flight. */
export function isReplyMissing({ messages, pending, isReplying }: Shown): boolean {
  return pending === null && !isReplying && messages.at(-1)?.role === 'user';
}

/** Why the pending message was refused; null while help is shown, or may be yet: nothing covers that. */
export function plainRefusal({ messages, pending }: Pick<ConversationState, 'messages' | 'pending'>): AppError | null {
  if (pending === null || !isAppError(pending.delivery) || pending.help === undefined) return null;
  return [pending, ...messages].some(({ help }) => standingHelp(help) !== null) ? null : pending.delivery;
}

/** The part of the state that a later visit can start from. */
export function toConversation({ session, messages, olderCursor, dialogues }: ConversationState): Conversation {
  return { ...session, messages: [...messages], olderCursor, dialogues: [...dialogues] };
}

/** True while a message is in flight or a reply is awaited or running. */
export function isBusy({ pending, reply }: ConversationState): boolean {
  return reply !== null || pending?.delivery === 'sending';
}

/** True when a session is over and takes no more messages. */
export function isClosed(session: Session): boolean {
  return session.state === 'completed' || session.state === 'ended';
}

function beforeMessage(messages: readonly Message[], id: string | null): readonly Message[] {
  const index = id === null ? -1 : messages.findIndex((message) => message.id === id);
  return index === -1 ? messages : messages.slice(0, index);
}

// The opening message is not a reply.
function withoutLastReply(messages: readonly Message[]): readonly Message[] {
  const isReply = messages.length > 1 && messages.at(-1)?.role === 'assistant';
  return isReply ? messages.slice(0, -1) : messages;
}

function hasMessage(messages: readonly Message[], id: string): boolean {
  return messages.some((message) => message.id === id);
}
