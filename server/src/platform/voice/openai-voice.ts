import { AppError, isAppError, type ErrorCode } from '@alento/domain/app-error.ts';
import { audioKinds } from '@alento/domain/voice/audio-kind.ts';
import type { SpeechSynthesizer, Transcriber } from './voice-gateway.ts';

export interface OpenAiVoiceOptions {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Until the first byte of an answer. */
  timeoutMs: number;
}

/** Understands with any endpoint that has OpenAI's `POST /audio/transcriptions`. */
export function createOpenAiTranscriber(options: OpenAiVoiceOptions): Transcriber {
  return {
    async transcribe({ audio, kind, language }, signal) {
      const { type, name } = audioKinds[kind];
      const form = new FormData();
      form.set('model', options.model);
      form.set('language', language);
      form.set('response_format', 'json');
      form.set('file', new File([audio], name, { type }));
      const response = await post(
        options,
        '/audio/transcriptions',
        { body: form },
        signal,
        'voice.transcription_failed',
      );
      const answer = (await response.json().catch(() => null)) as { text?: unknown } | null;
      if (typeof answer?.text !== 'string') throw new AppError('voice.transcription_failed');
      return answer.text.trim();
    },
  };
}

/** Speaks with any endpoint that has OpenAI's `POST /audio/speech`. */
export function createOpenAiSpeech(options: OpenAiVoiceOptions & { voice: string }): SpeechSynthesizer {
  const { model, voice } = options;
  return {
    async speak(input, signal) {
      const body = JSON.stringify({ model, voice, input, response_format: 'mp3' });
      const sent = { body, headers: { 'content-type': 'application/json' } };
      const response = await post(options, '/audio/speech', sent, signal, 'voice.speech_failed');
      const type = response.headers.get('content-type') ?? '';
      if (!response.body || !type.startsWith('audio/')) throw new AppError('voice.speech_failed');
      return { type, body: response.body };
    },
  };
}

type Sent = Pick<RequestInit, 'body'> & { headers?: Record<string, string> };

async function post(
  { baseUrl, apiKey, timeoutMs }: OpenAiVoiceOptions,
  path: string,
  { body, headers }: Sent,
  signal: AbortSignal,
  failure: ErrorCode,
): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeoutMs);
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: { ...headers, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      signal: AbortSignal.any([signal, patience.signal]),
      ...(body && { body }),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new AppError(refusalOf(response.status, failure));
  } catch (cause) {
    if (isAppError(cause)) throw cause;
    // Nobody waits any more, which is no fault of the endpoint.
    if (signal.aborted) throw new AppError('voice.engine_busy', { cause });
    throw new AppError(patience.signal.aborted ? 'common.timeout' : failure, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function refusalOf(status: number, failure: ErrorCode): ErrorCode {
  return status === 429 ? 'voice.engine_busy' : failure;
}
