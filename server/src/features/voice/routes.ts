import {
  recordingSchema,
  speechRequestSchema,
  speechSchema,
  transcriptionSchema,
} from '@alento/domain/voice/schema.ts';
import { Hono } from 'hono';
import { ageErrors, requireAge } from '#features/account/guards/require-age.ts';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import type { VoiceOptions } from './context.ts';
import { speakText } from './speak-text.ts';
import { transcribeRecording } from './transcribe-recording.ts';

const tag = 'voice';
const recordingsPerMinute = 30;
// A reply is asked for sentence by sentence.
const sentencesPerMinute = 240;

/** `/api/voice` */
export function createVoiceRoutes({ transcriber, speech }: VoiceOptions) {
  return new Hono<AppEnv>()
    .post(
      '/transcriptions',
      describe({
        tag,
        summary: 'Understand a recording (WebM, MP4, Ogg or WAV); nothing of it is kept',
        answers: { 200: { description: 'What was said', schema: transcriptionSchema } },
        errors: [
          ...badBody,
          ...ageErrors,
          'common.rate_limited',
          'voice.audio_unreadable',
          'voice.not_understood',
          'voice.transcription_unavailable',
          'voice.transcription_failed',
          'voice.engine_busy',
        ],
      }),
      requirePerson,
      rateLimit('recordings', recordingsPerMinute),
      requireAge,
      validate('form', recordingSchema),
      async (c) => {
        const { signal } = c.req.raw;
        return c.json(await transcribeRecording({ transcriber, signal, ...c.req.valid('form') }), 200);
      },
    )
    .post(
      '/speech',
      describe({
        tag,
        summary: 'Speak a text; the audio is streamed, and nothing of it is kept',
        answers: { 200: { description: 'The audio', schema: speechSchema, media: 'audio/mpeg' } },
        errors: [
          ...badBody,
          ...ageErrors,
          'common.rate_limited',
          'voice.speech_unavailable',
          'voice.speech_failed',
          'voice.engine_busy',
        ],
      }),
      requirePerson,
      rateLimit('speech', sentencesPerMinute),
      requireAge,
      validate('json', speechRequestSchema),
      async (c) => {
        const { text } = c.req.valid('json');
        const { type, body } = await speakText({ speech, text, signal: c.req.raw.signal });
        return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-store' });
      },
    );
}
