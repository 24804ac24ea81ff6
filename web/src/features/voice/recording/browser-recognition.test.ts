import { afterEach, expect, test, vi } from 'vitest';
import type { AppError } from '@alento/domain/app-error.ts';
import { listenByBrowser } from './browser-recognition.ts';

afterEach(() => vi.unstubAllGlobals());

test('recognition that ends before it has begun is a failure', async () => {
  class Recognition extends EventTarget {
    start = (): void => void this.dispatchEvent(new Event('end'));
  }
  vi.stubGlobal('window', { SpeechRecognition: Recognition });
  const onOver = vi.fn<(error?: AppError) => void>();
  await expect(listenByBrowser('en')({ onOver })).rejects.toMatchObject({ code: 'voice.transcription_failed' });
  expect(onOver.mock.calls[0]?.[0]?.code).toBe('voice.transcription_failed');
});
