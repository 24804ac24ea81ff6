import { AppError } from '@alento/domain/app-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dictation } from './dictation.ts';
import type { ListeningHandlers } from './listening.ts';

const stop = vi.fn<() => Promise<string>>();
const cancel = vi.fn<() => void>();
const onText = vi.fn<(text: string) => void>();
let handlers: ListeningHandlers;
let permission: PromiseWithResolvers<void>;
let dictation: Dictation;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  stop.mockResolvedValue('I had a long day.');
  permission = Promise.withResolvers<void>();
  dictation = new Dictation({
    onText,
    listen: async (given) => {
      handlers = given;
      await permission.promise;
      return { stop, cancel };
    },
  });
});
afterEach(() => vi.useRealTimers());

async function record(): Promise<void> {
  permission.resolve();
  await dictation.begin();
}

test('from asking over recording and processing to the words', async () => {
  const seen: string[] = [];
  dictation.subscribe(() => {
    const { status } = dictation.getState();
    if (seen.at(-1) !== status) seen.push(status);
  });
  await record();
  vi.advanceTimersByTime(3_000);
  handlers.onLevel?.(0.7);
  handlers.onWords?.('I had');
  expect(dictation.getState()).toMatchObject({ status: 'recording', seconds: 3, words: 'I had' });
  await dictation.finish();
  expect(seen).toEqual(['asking', 'recording', 'processing', 'transcribed']);
  expect(onText.mock.calls).toEqual([['I had a long day.']]);
});

test('after five minutes it ends by itself', async () => {
  await record();
  vi.advanceTimersByTime(300_000);
  await Promise.resolve();
  expect(stop).toHaveBeenCalledOnce();
});

test('what is cancelled is forgotten, also while the browser still asks', async () => {
  const asking = dictation.begin();
  dictation.cancel();
  permission.resolve();
  await asking;
  expect([cancel.mock.calls.length, dictation.getState().status]).toEqual([1, 'idle']);
  await dictation.begin();
  dictation.cancel();
  expect([cancel.mock.calls.length, dictation.getState().status]).toEqual([2, 'idle']);
  expect(onText).not.toHaveBeenCalled();
});

test('a microphone that is refused says so', async () => {
  permission.reject(new AppError('voice.microphone_denied'));
  await dictation.begin();
  expect(dictation.getState()).toMatchObject({ status: 'failed', error: { code: 'voice.microphone_denied' } });
});

test('what could not be sent can be tried again; what was not understood has to be said again', async () => {
  await record();
  stop.mockRejectedValueOnce(new AppError('voice.transcription_failed'));
  await dictation.finish();
  expect(dictation.getState()).toMatchObject({ status: 'failed', canRetry: true });
  await dictation.finish();
  expect(onText).toHaveBeenCalledOnce();

  await dictation.begin();
  stop.mockRejectedValueOnce(new AppError('voice.not_understood'));
  await dictation.finish();
  expect(dictation.getState()).toMatchObject({ status: 'failed', canRetry: false });
  await dictation.finish();
  expect(stop).toHaveBeenCalledTimes(3);
});

test('what is gone with the first attempt is said again, never tried again', async () => {
  dictation.configure({ onText, listen: () => Promise.resolve({ isOnce: true, stop, cancel }) });
  await dictation.begin();
  stop.mockRejectedValueOnce(new AppError('voice.transcription_failed'));
  await dictation.finish();
  expect(dictation.getState()).toMatchObject({ status: 'failed', canRetry: false });
});

test('a microphone that is taken away ends what is being said, and it is understood', async () => {
  await record();
  handlers.onOver?.();
  await Promise.resolve();
  expect(stop).toHaveBeenCalledOnce();
});
