import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import type { Listen } from './listening.ts';

/** Speech recognition as browsers have it (Web Speech API), as far as it is used; TypeScript does not know it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

type RecognitionKind = new () => Recognition;

const failures: Readonly<Record<string, ErrorCode>> = {
  'not-allowed': 'voice.microphone_denied',
  'audio-capture': 'voice.microphone_unavailable',
  'service-not-allowed': 'voice.transcription_unavailable',
  'language-not-supported': 'voice.transcription_unavailable',
  'no-speech': 'voice.not_understood',
  network: 'voice.transcription_failed',
};

function findRecognition(): RecognitionKind | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionKind;
    webkitSpeechRecognition?: RecognitionKind;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether this browser understands speech; most have their maker do it. */
export function hasRecognition(): boolean {
  return findRecognition() !== undefined;
}

/** Listens with the browser's own recognition. */
export function listenByBrowser(locale: string): Listen {
  return async ({ onWords, onOver }) => {
    const Kind = findRecognition();
    if (!Kind) throw new AppError('voice.transcription_unavailable');
    const recognition = new Kind();
    recognition.lang = locale;
    recognition.continuous = true;
    recognition.interimResults = true;

    let words = '';
    let hasBegun = false;
    let failure: AppError | undefined;
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    recognition.addEventListener('start', () => {
      hasBegun = true;
      begun.resolve();
    });
    recognition.addEventListener('result', (event) => {
      words = readResults(event as RecognitionEvent);
      onWords?.(words);
    });
    recognition.addEventListener('error', (event) => {
      failure = new AppError(
        failures[(event as Event & { error?: string }).error ?? ''] ?? 'voice.transcription_failed',
      );
      begun.reject(failure);
    });
    recognition.addEventListener('end', () => {
      if (!hasBegun) failure ??= new AppError('voice.transcription_failed');
      begun.reject(failure);
      ended.resolve();
      onOver?.(failure);
    });
    recognition.start();
    await begun.promise;
    return {
      isOnce: true,
      async stop() {
        recognition.stop();
        await ended.promise;
        if (words !== '') return words;
        throw failure ?? new AppError('voice.not_understood');
      },
      cancel: () => recognition.abort(),
    };
  };
}

function readResults({ results }: RecognitionEvent): string {
  return Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}
