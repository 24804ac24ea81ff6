import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { api } from '#lib/api.ts';

const { transcriptions, speech } = api.api.voice;

/** What the server understands of a recording. */
export async function transcribe(recording: Blob, language: LanguageCode, signal: AbortSignal): Promise<string> {
  const file = new File([recording], 'speech', { type: recording.type });
  const response = await transcriptions.$post({ form: { file, language } }, { init: { signal } });
  return (await response.json()).text;
}

/** A text as the server speaks it. */
export async function fetchSpeech(text: string, language: LanguageCode, signal: AbortSignal): Promise<Blob> {
  const response = await speech.$post({ json: { text, language } }, { init: { signal } });
  return response.blob();
}
