import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useConfig } from '#lib/use-config.ts';
import { transcribe } from './data.ts';
import { understandByBrowser, understandByServer, type Understanding } from './hands-free/understanding.ts';
import { hasRecognition, listenByBrowser } from './recording/browser-recognition.ts';
import type { Listen, Transcribe } from './recording/listening.ts';
import { listenByRecording } from './recording/record-speech.ts';

/** Who understands what is said: the server, else the browser, else nobody. */
export interface ListenWay {
  readonly by: 'server' | 'browser' | 'nobody';
  readonly listen: Listen;
  readonly understanding: Understanding;
}

const unavailable: Listen = () => Promise.reject(new AppError('voice.transcription_unavailable'));

/** How speech in a language is understood here; undefined until the server has said whether it does. */
export function useListenWay(language: LanguageCode): ListenWay | undefined {
  const config = useConfig();
  if (config === undefined) return undefined;
  if (config.features.transcription) {
    const understand: Transcribe = (recording, signal) => transcribe(recording, language, signal);
    return { by: 'server', listen: listenByRecording(understand), understanding: understandByServer(understand) };
  }
  const by = hasRecognition() ? 'browser' : 'nobody';
  const listen = by === 'browser' ? listenByBrowser(describeLanguage(language).locale) : unavailable;
  return { by, listen, understanding: understandByBrowser(listen) };
}
