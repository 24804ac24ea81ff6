import type { SpeechSynthesizer, Transcriber } from '#platform/voice/voice-gateway.ts';

export interface VoiceOptions {
  /** Null where none is configured. */
  readonly transcriber: Transcriber | null;
  readonly speech: SpeechSynthesizer | null;
}
