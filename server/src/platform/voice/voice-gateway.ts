import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { AudioKind } from '@alento/domain/voice/audio-kind.ts';

/** Understands recordings. Keeps nothing of them. */
export interface Transcriber {
  /** The words of a recording; empty if there are none. Throws an AppError. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
}

/** Speaks texts. */
export interface SpeechSynthesizer {
  /** Resolves with the first bytes; the rest is streamed. Throws an AppError. */
  speak(text: string, signal: AbortSignal): Promise<SpeechAudio>;
}

export interface Recording {
  readonly audio: Blob;
  readonly kind: AudioKind;
  readonly language: LanguageCode;
}

export interface SpeechAudio {
  readonly type: string;
  readonly body: ReadableStream<Uint8Array>;
}
