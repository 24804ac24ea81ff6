import { AppError } from '@alento/domain/app-error.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { audioHeaderLength, audioKindOf } from '@alento/domain/voice/audio-kind.ts';
import { maxAudioBytes } from '@alento/domain/voice/limits.ts';
import type { Transcription } from '@alento/domain/voice/schema.ts';
import type { Transcriber } from '#platform/voice/voice-gateway.ts';

interface TranscribeRecording {
  transcriber: Transcriber | null;
  file: Blob;
  language: LanguageCode;
  signal: AbortSignal;
}

/** Understands a recording, which is in memory alone and gone with the request. */
export async function transcribeRecording({
  transcriber,
  file,
  language,
  signal,
}: TranscribeRecording): Promise<Transcription> {
  if (transcriber === null) throw new AppError('voice.transcription_unavailable');
  if (file.size > maxAudioBytes) throw new AppError('common.payload_too_large');
  const kind = audioKindOf(new Uint8Array(await file.slice(0, audioHeaderLength).arrayBuffer()));
  if (kind === null) throw new AppError('voice.audio_unreadable');
  const text = await transcriber.transcribe({ audio: file, kind, language }, signal);
  // A model makes dots and notes out of silence.
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('voice.not_understood');
  return { text };
}
