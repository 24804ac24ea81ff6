import { fault, passing, refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of speaking and listening. */
export const voiceErrors = {
  'voice.microphone_denied': refusal(403),
  'voice.microphone_unavailable': refusal(503),
  'voice.transcription_unavailable': refusal(501),
  'voice.audio_unreadable': refusal(415),
  'voice.not_understood': refusal(422),
  'voice.transcription_failed': fault(502),
  'voice.speech_unavailable': refusal(501),
  'voice.speech_failed': fault(502),
  'voice.engine_busy': passing(503),
  'voice.no_voice': refusal(501),
  'voice.playback_failed': refusal(500),
  'voice.nothing_to_play': refusal(404),
} as const satisfies Record<string, ErrorDefinition>;
