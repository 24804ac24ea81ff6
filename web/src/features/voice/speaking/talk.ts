import type { ConversationState } from '#features/chat/state.ts';

/** A conversation as far as voices need it. */
export interface Talk {
  readonly getState: () => ConversationState;
  readonly subscribe: (listener: () => void) => () => void;
  send(text: string): Promise<void>;
  /** Stops the running reply. */
  stop(): Promise<void>;
}
