import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { FeedbackKind, RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { SendMessage, Session, SessionChange } from '@alento/domain/chat/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';

/** A reply as it is streamed. */
export type ReplyBody = ReadableStream<Uint8Array>;

/** The server API of a conversation; `server.ts` implements it, and `with-offline.ts` around it. */
export interface ConversationApi {
  read(cursor?: string): Promise<Conversation>;
  change(change: SessionChange): Promise<Session>;
  send(message: SendMessage, signal: AbortSignal): Promise<ReplyBody>;
  /** `repair`: the last reply missed, and this is how to go on. */
  regenerate(signal: AbortSignal, repair?: RepairKind): Promise<ReplyBody>;
  /** Null if no reply is running. */
  resume(signal: AbortSignal): Promise<ReplyBody | null>;
  stop(): Promise<void>;
  /** Corrects the help block of a message: it was not meant so. */
  correct(messageId: string): Promise<void>;
  /** Takes back a message that waits on this device, with its reply. */
  discard?(messageId: string): Promise<void>;
  /** Keeps whether a reply helped; null where nothing is kept. */
  readonly giveFeedback: ((messageId: string, feedback: FeedbackKind | null) => Promise<void>) | null;
  /** The help block a message needs, assessed on this device. */
  assess(text: string): Promise<HelpBlock | null>;
}
