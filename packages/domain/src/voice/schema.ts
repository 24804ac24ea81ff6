import * as z from 'zod/mini';
import { languageCodes } from '../language/languages.ts';
import { maxSpeechLength } from './limits.ts';

/** A recording with the language that is spoken in it. */
export const recordingSchema = z.object({ file: z.file(), language: z.enum(languageCodes) });

/** What was understood of a recording. */
export const transcriptionSchema = z.object({ text: z.string() });
export type Transcription = z.infer<typeof transcriptionSchema>;

/** A text to be spoken: a sentence, or a few. */
export const speechRequestSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSpeechLength)),
  language: z.enum(languageCodes),
});
export type SpeechRequest = z.infer<typeof speechRequestSchema>;

/** Audio, as it is streamed. */
export const speechSchema = z.string().check(z.describe('MP3'));
