import { AppError, type ErrorCode, isAppError } from '@alento/domain/app-error.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { FeedbackKind, RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { Session, SessionChange } from '@alento/domain/chat/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { toAppError } from '#lib/errors.ts';
import {
  type ConversationEvent,
  type ConversationState,
  isBusy,
  openConversation,
  type PendingMessage,
  reduceConversation,
  type UnsentMessage,
} from '../state.ts';
import type { ConversationApi, ReplyBody } from './conversation-api.ts';
import { readReply } from './read-reply.ts';
import { toEvents } from './reply-events.ts';

export interface ConversationOptions {
  conversation: Conversation;
  unsent: UnsentMessage | null;
  api: ConversationApi;
  /** Keeps a message that may not have arrived, also across a reload. */
  keepUnsent(message: UnsentMessage | null): void;
  /** Something was changed here that other places where it is open have to learn of. */
  announce?(): void;
  /** Calls back before the next frame: tokens may arrive faster than frames. */
  nextFrame?(callback: () => void): void;
  reconnectDelaysMs?: readonly number[];
  /** For how long a message waits for the server before this device judges it. */
  judgeAfterMs?: number;
}

const reconnectDelaysMs = [300, 1_000, 2_000, 4_000];
const judgeAfterMs = 3_000;

const passingFaults: readonly ErrorCode[] = ['common.network', 'common.timeout', 'common.unavailable'];

/** What changes a conversation for whoever else has it open. */
const announced: ReadonlySet<ConversationEvent['type']> = new Set([
  'message-accepted',
  'reply-ended',
  'feedback-given',
  'session-changed',
]);

/** The store of one open conversation: its state and every action a user can take. */
export class ConversationStore {
  #state: ConversationState;
  readonly #options: ConversationOptions;
  readonly #listeners = new Set<() => void>();
  /** Corrections not yet sent to the server. */
  readonly #uncorrected = new Set<string>();
  #closing = new AbortController();
  #isStopWanted = false;
  #isFrameAsked = false;

  constructor(options: ConversationOptions) {
    this.#options = options;
    this.#state = openConversation(options.conversation, options.unsent);
  }

  readonly getState = (): ConversationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resumes a reply that was running when the page was left. */
  async open(): Promise<void> {
    this.#closing = new AbortController();
    const { messages, session } = this.#state;
    const wasMissing = messages.at(-1)?.role === 'user';
    if (isBusy(this.#state) || (!wasMissing && session.state !== 'in_progress')) return;
    try {
      const body = await this.#options.api.resume(this.#closing.signal);
      if (isBusy(this.#state)) return;
      if (body !== null) await this.#follow(body);
      else if (wasMissing) await this.refresh();
    } catch {
      // The interface still offers to get a missing reply.
    }
  }

  /** Closes the connection; the server continues the reply for a while. */
  close(): void {
    this.#closing.abort();
  }

  async send(text: string, replaces: string | null = null): Promise<void> {
    if (isBusy(this.#state) || this.#state.pending !== null) return;
    const createdAt = new Date().toISOString();
    await this.#deliver({ id: crypto.randomUUID(), text: text.trim(), replaces, createdAt, delivery: 'sending' });
  }

  async retry(): Promise<void> {
    const { pending } = this.#state;
    if (pending !== null) await this.#redeliver(pending);
    else if (!isBusy(this.#state)) await this.regenerate();
  }

  /** Withdraws a message that could not be sent. */
  withdraw(): UnsentMessage | null {
    const { pending } = this.#state;
    if (isBusy(this.#state)) return null;
    this.#options.keepUnsent(null);
    this.#dispatch({ type: 'message-withdrawn' });
    if (pending === null || !isAppError(pending.delivery)) return pending;
    // The message to replace is gone, so this is sent as a new one.
    return pending.delivery.code === 'chat.message_not_found' ? { ...pending, replaces: null } : pending;
  }

  /** Takes back a message that waits for a connection, with the reply to it; answers what it said. */
  async takeBack(id: string): Promise<UnsentMessage | null> {
    const message = this.#state.messages.find((each) => each.id === id);
    if (!message || isBusy(this.#state)) return null;
    await this.#options.api.discard?.(id);
    this.#dispatch({ type: 'message-discarded', id });
    return { id, text: message.text, replaces: null, createdAt: message.createdAt };
  }

  async regenerate(repair?: RepairKind): Promise<void> {
    if (isBusy(this.#state)) return;
    this.#dispatch({ type: 'reply-requested' });
    try {
      await this.#follow(await this.#options.api.regenerate(this.#closing.signal, repair));
    } catch (caught) {
      this.#failReply(caught);
    }
  }

  async stop(): Promise<void> {
    if (this.#state.reply === null) {
      this.#isStopWanted = true;
      return;
    }
    this.#isStopWanted = false;
    this.#dispatch({ type: 'reply-stopping' });
    try {
      await this.#options.api.stop();
    } catch {
      // The stream has the outcome; if that is gone too, the conversation is fetched again.
    }
  }

  async loadOlder(): Promise<void> {
    const { olderCursor, older } = this.#state;
    if (olderCursor === null || older === 'loading') return;
    this.#dispatch({ type: 'older-requested' });
    try {
      const page = await this.#options.api.read(olderCursor);
      this.#dispatch({ type: 'older-loaded', messages: page.messages, olderCursor: page.olderCursor });
    } catch {
      this.#dispatch({ type: 'older-failed' });
    }
  }

  /** The help block that words need which may not be sent. */
  assess(text: string): Promise<HelpBlock | null> {
    return this.#options.api.assess(text);
  }

  /** Assesses words that wait behind the unsent message together with it: help is shown there. */
  async assessUnsent(text: string): Promise<void> {
    const { pending } = this.#state;
    if (pending !== null) await this.#assess({ ...pending, text: `${pending.text}\n${text}` });
  }

  /** Collapses the help block of a message at once; the server is told as soon as possible. */
  dismissHelp(id: string): void {
    this.#uncorrected.add(id);
    this.#dispatch({ type: 'help-dismissed', id });
    void this.#correct();
  }

  /** Retries what failed for lack of a connection. */
  async recover(): Promise<void> {
    void this.#correct();
    const { pending, replyError } = this.#state;
    const failure = pending === null ? replyError : pending.delivery;
    if (!isAppError(failure) || !passingFaults.includes(failure.code)) return;
    await (pending === null ? this.refresh() : this.#redeliver(pending));
  }

  /** Adopts what was said in another tab or on another device, and follows a reply that is running there. */
  async catchUp(): Promise<void> {
    if (isBusy(this.#state)) return;
    await this.refresh();
    if (this.#state.messages.at(-1)?.role === 'user') await this.open();
  }

  /** Whether what is said of a reply is kept. */
  get keepsFeedback(): boolean {
    return this.#options.api.giveFeedback !== null;
  }

  /** Shows at once what somebody says of a reply, and takes it back if it could not be kept. */
  async giveFeedback(id: string, feedback: FeedbackKind | null): Promise<void> {
    const before = this.#state.messages.find((message) => message.id === id)?.feedback ?? null;
    this.#dispatch({ type: 'feedback-given', id, feedback });
    try {
      await this.#options.api.giveFeedback?.(id, feedback);
    } catch (caught) {
      this.#dispatch({ type: 'feedback-given', id, feedback: before });
      throw caught;
    }
  }

  async refresh(): Promise<void> {
    this.take(await this.#options.api.read());
  }

  /** Adopts the server's state, unless a message or reply is in flight. */
  take(conversation: Conversation): void {
    if (!isBusy(this.#state)) this.#dispatch({ type: 'conversation-read', conversation });
  }

  async change(change: SessionChange): Promise<Session> {
    const session = await this.#options.api.change(change);
    this.#dispatch({ type: 'session-changed', session });
    return session;
  }

  async #redeliver(message: PendingMessage): Promise<void> {
    if (!isBusy(this.#state)) await this.#deliver({ ...message, delivery: 'sending' });
  }

  async #deliver(message: PendingMessage): Promise<void> {
    const { api, keepUnsent } = this.#options;
    const { id, text, replaces } = message;
    this.#isStopWanted = false;
    keepUnsent({ id, text, replaces, createdAt: message.createdAt });
    this.#dispatch({ type: 'message-sent', message });
    const judge = this.#judgeInTime(message);
    let body: ReplyBody;
    try {
      body = await api.send({ id, text, ...(replaces === null ? {} : { replaces }) }, this.#closing.signal);
    } catch (caught) {
      const error = toAppError(caught);
      this.#dispatch({ type: 'message-failed', error });
      judge.now();
      if (error.code === 'chat.session_closed') await this.refresh().catch(() => undefined);
      return;
    }
    judge.never();
    keepUnsent(null);
    this.#dispatch({ type: 'message-accepted' });
    if (this.#isStopWanted) void this.stop();
    await this.#follow(body);
    void this.#correct();
  }

  // A failed correction shows no error; it is resent later.
  async #correct(): Promise<void> {
    for (const id of Array.from(this.#uncorrected)) {
      // The message has not reached the server yet.
      if (id === this.#state.pending?.id) continue;
      this.#uncorrected.delete(id);
      try {
        await this.#options.api.correct(id);
      } catch (caught) {
        if (toAppError(caught).definition.retryable) this.#uncorrected.add(id);
      }
    }
  }

  /** Judges a message here once: when it cannot be sent, or when the server has not answered for a while. */
  #judgeInTime(message: UnsentMessage): { now(): void; never(): void } {
    let isJudged = false;
    const now = (): void => {
      clearTimeout(waiting);
      if (!isJudged) void this.#assess(message);
      isJudged = true;
    };
    const waiting = setTimeout(now, this.#options.judgeAfterMs ?? judgeAfterMs);
    return { now, never: () => clearTimeout(waiting) };
  }

  // Help must not wait for the network: a message that cannot be sent, or is slow to arrive, is assessed here.
  async #assess({ id, text }: UnsentMessage): Promise<void> {
    const help = await this.#options.api.assess(text).catch(() => null);
    this.#dispatch({ type: 'message-assessed', id, help });
  }

  async #follow(body: ReplyBody): Promise<void> {
    if (this.#state.reply === null) this.#dispatch({ type: 'reply-requested' });
    try {
      await readReply(body, (events) => this.#dispatch(...events.flatMap((event) => toEvents(event, now()))));
      if (this.#state.reply !== null) this.#dispatch({ type: 'reply-ended', status: 'interrupted', now: now() });
    } catch {
      if (!this.#closing.signal.aborted) await this.#reconnect();
    }
  }

  async #reconnect(): Promise<void> {
    this.#dispatch({ type: 'reply-lost' });
    let failure: unknown = new AppError('common.network');
    for (const delay of this.#options.reconnectDelaysMs ?? reconnectDelaysMs) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (this.#closing.signal.aborted) return;
      try {
        const body = await this.#options.api.resume(this.#closing.signal);
        return await (body === null ? this.#findStoredReply() : this.#follow(body));
      } catch (caught) {
        failure = caught;
      }
    }
    this.#failReply(failure);
  }

  // Keeps the partial reply if the server has none: its process may have been killed.
  async #findStoredReply(): Promise<void> {
    const conversation = await this.#options.api.read();
    const isStored = conversation.messages.at(-1)?.role === 'assistant';
    if (!isStored && this.#state.reply?.text) this.#failReply(new AppError('chat.reply_interrupted'));
    else this.#dispatch({ type: 'reply-absent' }, { type: 'conversation-read', conversation });
  }

  #failReply(caught: unknown): void {
    if (this.#closing.signal.aborted) return;
    this.#dispatch({ type: 'reply-failed', error: toAppError(caught), now: now() });
  }

  #dispatch(...events: ConversationEvent[]): void {
    for (const event of events) this.#state = reduceConversation(this.#state, event);
    const { nextFrame, announce } = this.#options;
    if (events.some(({ type }) => announced.has(type))) announce?.();
    if (nextFrame === undefined || !events.every(({ type }) => type === 'text-added')) return this.#notify();
    if (this.#isFrameAsked) return;
    this.#isFrameAsked = true;
    nextFrame(() => {
      this.#isFrameAsked = false;
      this.#notify();
    });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function now(): string {
  return new Date().toISOString();
}
