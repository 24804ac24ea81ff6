import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { Message, SendMessage } from '@alento/domain/chat/schema.ts';
import { contextMessages, maxTemporaryLength } from '@alento/domain/chat/limits.ts';
import type { TemporaryMessage, TemporaryStretch } from '@alento/domain/chat/temporary-schema.ts';
import { toConversation, type ConversationState, visibleMessages } from '../state.ts';
import type { ConversationApi, ReplyBody } from './conversation-api.ts';

/** What a temporary conversation needs of the server, which keeps nothing of it; `data.ts` has the real one. */
export interface TemporaryServer {
  send(message: TemporaryMessage, signal: AbortSignal): Promise<ReplyBody>;
  resume(signal: AbortSignal): Promise<ReplyBody | null>;
  stop(): Promise<void>;
  /** Null if there is no summary to be had. */
  summarise(stretch: TemporaryStretch): Promise<string | null>;
  correct: ConversationApi['correct'];
  assess: ConversationApi['assess'];
}

/** From so many messages or characters on, the beginning is summarised; so many messages stay as they were said. */
const mostMessages = Math.floor(contextMessages * 0.6);
const mostCharacters = 20_000;
const keptMessages = 16;

/** A conversation in this page's memory: each request carries all of it. */
export class TemporaryApi implements ConversationApi {
  readonly giveFeedback = null;
  readonly #server: TemporaryServer;
  readonly #state: () => ConversationState;
  #summary: string | null = null;
  /** The last message that the summary covers. */
  #coveredId: string | null = null;
  #isSummarising = false;

  constructor(server: TemporaryServer, state: () => ConversationState) {
    this.#server = server;
    this.#state = state;
  }

  read(): Promise<Conversation> {
    return Promise.resolve(toConversation(this.#state()));
  }

  change({ state }: Parameters<ConversationApi['change']>[0]): ReturnType<ConversationApi['change']> {
    const { session } = this.#state();
    return Promise.resolve({ ...session, state: state ?? session.state });
  }

  async send({ id, text }: SendMessage, signal: AbortSignal): Promise<ReplyBody> {
    const { messages, pending } = this.#state();
    const before = visibleMessages({ messages, pending, isReplying: false });
    const body = await this.#server.send(this.#tell(id, [...before, { role: 'user', text, id }]), signal);
    void this.#shorten(before);
    return body;
  }

  regenerate(signal: AbortSignal, repair?: RepairKind): Promise<ReplyBody> {
    const { messages } = this.#state();
    const asked = visibleMessages({ messages, pending: null, isReplying: true });
    const told = this.#tell(asked.at(-1)?.id ?? '', asked);
    return this.#server.send(repair === undefined ? told : { ...told, repair }, signal);
  }

  resume(signal: AbortSignal): Promise<ReplyBody | null> {
    return this.#server.resume(signal);
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  correct(messageId: string): Promise<void> {
    return this.#server.correct(messageId);
  }

  assess(text: string): ReturnType<ConversationApi['assess']> {
    return this.#server.assess(text);
  }

  #tell(id: string, messages: readonly Said[]): TemporaryMessage {
    const uncovered = this.#uncovered(messages);
    return { ...this.#setting(), id, summary: this.#summary, turns: newest(uncovered).map(toTurn) };
  }

  #setting() {
    const { mood, personality, language } = this.#state().session;
    return { mood, personality, language };
  }

  // Editing an earlier message invalidates the summary.
  #uncovered(messages: readonly Said[]): readonly Said[] {
    if (this.#coveredId === null) return messages;
    const covered = messages.findIndex(({ id }) => id === this.#coveredId);
    if (covered === -1) {
      this.#summary = null;
      this.#coveredId = null;
    }
    return messages.slice(covered + 1);
  }

  /** Has the beginning summarised for the messages to come; without a summary the oldest are left out in the end. */
  async #shorten(messages: readonly Message[]): Promise<void> {
    const uncovered = this.#uncovered(messages);
    const isLong = uncovered.length > mostMessages || lengthOf(uncovered) > mostCharacters;
    const stretch = newest(uncovered.slice(0, -keptMessages));
    const last = stretch.at(-1);
    if (!isLong || !last || this.#isSummarising) return;
    this.#isSummarising = true;
    try {
      const summary = await this.#server.summarise({
        ...this.#setting(),
        summary: this.#summary,
        turns: stretch.map(toTurn),
      });
      if (summary === null) return;
      this.#summary = summary;
      this.#coveredId = last.id;
    } catch {
      // The next message asks again.
    } finally {
      this.#isSummarising = false;
    }
  }
}

type Said = Pick<Message, 'id' | 'role' | 'text'> & Partial<Pick<Message, 'help'>>;

function toTurn({ role, text, help }: Said): TemporaryMessage['turns'][number] {
  return role === 'user' && help ? { role, text, help } : { role, text };
}

function lengthOf(messages: readonly Said[]): number {
  return messages.reduce((sum, { text }) => sum + text.length, 0);
}

/** The newest messages that the server takes at once. */
function newest(messages: readonly Said[]): readonly Said[] {
  const kept = messages.slice(-contextMessages);
  while (kept.length > 1 && lengthOf(kept) > maxTemporaryLength) kept.shift();
  return kept;
}
