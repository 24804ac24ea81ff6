import type { Message } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { ReactNode } from 'react';
import type { ConversationStore } from '../conversation/conversation-store.ts';

/** What a conversation tells whoever lends it a voice. */
export interface VoiceRequest {
  store: ConversationStore;
  language: LanguageCode;
  /** What stands in the composer, and how to write there. */
  text: string;
  write: (text: string) => void;
  append: (words: string) => void;
  /** Nothing can be said just now. */
  isDisabled: boolean;
  /** There is no composer: replies can still be listened to. */
  isClosed: boolean;
}

export interface VoiceParts {
  /** In the composer, before Send. */
  actions: ReactNode;
  /** Above the composer, or in its place while people talk without hands. */
  panel: ReactNode;
  isTalking: boolean;
  /** Beside a reply. */
  listen: RenderListen;
}

export type RenderListen = (message: Message, language: LanguageCode) => ReactNode;

/** Voices as the app shows them, another feature's part. */
export type RenderVoice = (request: VoiceRequest) => VoiceParts;
