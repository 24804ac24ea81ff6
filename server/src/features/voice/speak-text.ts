import { AppError } from '@alento/domain/app-error.ts';
import type { SpeechAudio, SpeechSynthesizer } from '#platform/voice/voice-gateway.ts';

interface SpeakText {
  speech: SpeechSynthesizer | null;
  text: string;
  signal: AbortSignal;
}

/** Speaks a text; the audio is passed on as it comes. */
export async function speakText({ speech, text, signal }: SpeakText): Promise<SpeechAudio> {
  if (speech === null) throw new AppError('voice.speech_unavailable');
  return speech.speak(text, signal);
}
