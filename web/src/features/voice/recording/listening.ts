import type { AppError } from '@alento/domain/app-error.ts';

/** What is told while somebody speaks. */
export interface ListeningHandlers {
  /** How loud it is, from 0 to 1, several times a second. */
  onLevel?(level: number): void;
  /** What has been understood so far, where that is known before the end. */
  onWords?(words: string): void;
  /** It has ended by itself: the microphone was taken away, or the browser understood all it could, or failed. */
  onOver?(error?: AppError): void;
}

/** One thing being said. */
export interface Listening {
  /** What was said is gone with the first stop: after a failure it has to be said again. */
  readonly isOnce?: boolean;
  /** Ends it, and resolves with what was understood. A failure may be tried again by another call. */
  stop(): Promise<string>;
  /** Forgets it. */
  cancel(): void;
}

/** Understands a recording, until its signal says that nobody waits for it any more. */
export type Transcribe = (recording: Blob, signal: AbortSignal) => Promise<string>;

/** Begins to listen; throws an AppError if the microphone cannot be had. */
export type Listen = (handlers: ListeningHandlers) => Promise<Listening>;
