import { AppError } from '@alento/domain/app-error.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { SendMessage, Session, SessionChange } from '@alento/domain/chat/schema.ts';
import { getHelpCountry } from '#features/safety/state.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import type { ReplyBody } from '../conversation/conversation-api.ts';
import { type ConversationState, toConversation, visibleMessages } from '../state.ts';
import { answerOnDevice } from './answer-on-device.ts';
import { type DeviceSpeech, type Pace, speakOnDevice } from './speak-on-device.ts';
import { discardEnding, keepChange } from './change-on-device.ts';
import { applyChange, withChanges } from './with-changes.ts';
import { withWaiting } from './with-waiting.ts';
import type { WaitingChange, WaitingExchange } from './waiting-schema.ts';

export interface DeviceApiOptions {
  /** The conversation as it is shown. */
  readonly state: () => ConversationState;
  /** Where exchanges wait for the account; null for a conversation that is kept nowhere. */
  readonly exchanges: OutboxEntries<WaitingExchange> | null;
  /** Where changes of the session wait for the account; null as above. */
  readonly changes: OutboxEntries<WaitingChange> | null;
  /** Keeps the conversation on this device: what was said here can be read here, whatever was read before. */
  readonly keepCopy?: (conversation: Conversation) => Promise<void>;
  readonly pace?: Pace;
}

/** What one conversation does without a connection: the guided companion of this device answers. */
export class DeviceApi {
  readonly #options: DeviceApiOptions;
  #speech: DeviceSpeech | undefined;
  /** The exchange whose reply is being said. */
  #spoken: WaitingExchange | undefined;

  constructor(options: DeviceApiOptions) {
    this.#options = options;
  }

  /** The conversation as it is here. */
  read(): Conversation {
    return toConversation(this.#options.state());
  }

  /** What the account has, and what waits for it. */
  async join(conversation: Conversation): Promise<Conversation> {
    const { exchanges, changes } = this.#options;
    await exchanges?.open();
    const said = withWaiting(conversation, exchanges?.getState().unsent ?? []);
    return withChanges(said, changes?.getState().unsent ?? []);
  }

  /** Sends what waits of this conversation; throws while some of it cannot be sent: what is said next comes after it. */
  async sendWaiting(): Promise<void> {
    const { exchanges } = this.#options;
    await exchanges?.flush();
    const isLeft = this.#waiting().some(({ id }) => !exchanges?.getState().refused.has(id));
    if (isLeft) throw exchanges?.getState().error ?? new AppError('common.network');
  }

  /** Changes the session here. */
  change(change: SessionChange): Session {
    const { session, messages } = this.#options.state();
    const { changes } = this.#options;
    const changedAt = new Date().toISOString();
    if (changes) keepChange(changes, { sessionId: session.id, change, changedAt });
    // The account's count does not know of what was said here.
    const messageCount = Math.max(session.messageCount, messages.length);
    return applyChange({ ...session, messageCount }, change, changedAt);
  }

  /** Answers a message here. */
  async send({ id, text, replaces }: SendMessage): Promise<ReplyBody> {
    const { messages, pending } = this.#options.state();
    const before = visibleMessages({ messages, pending, isReplying: false });
    return this.#answer({ id, text, before, seed: id, ...(replaces !== undefined && { replaces }) });
  }

  /** Answers the last message here once more, if the account has no reply to it. */
  async regenerate(): Promise<ReplyBody> {
    const { messages } = this.#options.state();
    const index = messages.findLastIndex(({ role }) => role === 'user');
    const asked = messages[index];
    if (!asked || (this.#options.exchanges && !this.#waitingOf(asked.id))) throw new AppError('common.network');
    const replaces = this.#waitingOf(asked.id)?.replaces;
    const question = { id: asked.id, text: asked.text, before: messages.slice(0, index), seed: crypto.randomUUID() };
    return this.#answer({ ...question, ...(replaces !== undefined && { replaces }) });
  }

  /** Stops the reply that is being said; false where none is. */
  stop(): boolean {
    if (!this.#speech) return false;
    const text = this.#speech.stop();
    this.#speech = undefined;
    const spoken = this.#spoken;
    if (spoken?.reply) this.#keep({ ...spoken, reply: text === '' ? null : { ...spoken.reply, text } });
    return true;
  }

  /** The help beside a message was not meant so; false where the account has the message. */
  correct(messageId: string): boolean {
    const waiting = this.#waitingOf(messageId);
    if (!waiting) return false;
    const help = waiting.help && ({ ...waiting.help, form: 'dismissed' } as const);
    this.#keep({ ...waiting, help, isHelpDismissed: true });
    return true;
  }

  /** Takes a message that waits back, with its reply. */
  discard(messageId: string): void {
    this.#options.exchanges?.discard(messageId);
  }

  async #answer(asked: Asked): Promise<ReplyBody> {
    const { id, text, before, seed, replaces } = asked;
    const { session } = this.#options.state();
    const { changes } = this.#options;
    if (changes) discardEnding(changes, session.id);
    const now = Date.now();
    const answer = await answerOnDevice({ session, before, text, seed, country: getHelpCountry(), now });
    const saidAt = new Date(now).toISOString();
    const reply = { id: crypto.randomUUID(), text: answer.text, saidAt };
    const { help } = answer;
    this.#keep({
      id,
      sessionId: session.id,
      text,
      saidAt,
      changedAt: saidAt,
      help,
      reply,
      ...(replaces !== undefined && { replaces }),
    });
    await this.#options.keepCopy?.(this.read());
    this.#speech = speakOnDevice(reply.id, answer, this.#options.pace);
    return this.#speech.body;
  }

  #keep(exchange: WaitingExchange): void {
    this.#spoken = exchange;
    this.#options.exchanges?.keep({ ...exchange, changedAt: new Date().toISOString() });
  }

  #waiting(): readonly WaitingExchange[] {
    const { id } = this.#options.state().session;
    return this.#options.exchanges?.getState().unsent.filter(({ sessionId }) => sessionId === id) ?? [];
  }

  #waitingOf(messageId: string): WaitingExchange | undefined {
    return this.#waiting().find(({ id }) => id === messageId);
  }
}

interface Asked extends Pick<WaitingExchange, 'id' | 'text' | 'replaces'> {
  readonly before: ConversationState['messages'];
  readonly seed: string;
}
