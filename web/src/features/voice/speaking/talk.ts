import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { ConversationState } from '#features/chat/state.ts';

/** A conversation as far as voices need it. */
export interface Talk {
  readonly getState: () => ConversationState;
  readonly subscribe: (listener: () => void) => () => void;
  send(text: string): Promise<void>;
  /** Stops the running reply. */
  stop(): Promise<void>;
  /** The help these words need. */
  assess(text: string): Promise<HelpBlock | null>;
  /** Shows the help that words need which wait behind the unsent message. */
  assessUnsent(text: string): Promise<void>;
}
