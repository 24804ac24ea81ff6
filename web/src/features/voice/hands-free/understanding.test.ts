import { AppError } from '@alento/domain/app-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Listen, ListeningHandlers, Transcribe } from '../recording/listening.ts';
import { understandByBrowser, understandByServer } from './understanding.ts';

const transcribe = vi.fn<Transcribe>();
const recording = new Blob(['audio']);

beforeEach(() => void vi.resetAllMocks());

test('the server is asked again at once, and with what is said next', async () => {
  const { open, understand } = understandByServer(transcribe);
  open(() => undefined);
  const failed = new AppError('voice.transcription_failed');
  transcribe.mockRejectedValueOnce(failed).mockResolvedValueOnce('We went out');
  expect(await understand(recording)).toBe('We went out');
  transcribe.mockRejectedValueOnce(failed).mockRejectedValueOnce(failed);
  await expect(understand(recording)).rejects.toBe(failed);
  transcribe.mockResolvedValueOnce('when it rained').mockResolvedValueOnce('and stormed.');
  expect(await understand(recording)).toBe('when it rained and stormed.');
  transcribe.mockClear();
  transcribe.mockRejectedValueOnce(new AppError('voice.not_understood'));
  await expect(understand(recording)).rejects.toMatchObject({ code: 'voice.not_understood' });
  expect(transcribe).toHaveBeenCalledOnce();
});

test('the browser listens anew after a silence, and says why it cannot any more', () => {
  const handlers: ListeningHandlers[] = [];
  const listen = vi.fn<Listen>((given) => {
    handlers.push(given);
    return Promise.resolve({ stop: () => Promise.resolve(''), cancel: () => undefined });
  });
  const onFailure = vi.fn<(error: AppError) => void>();
  understandByBrowser(listen).open(onFailure);
  handlers[0]?.onOver?.();
  handlers[1]?.onOver?.(new AppError('voice.not_understood'));
  expect(listen).toHaveBeenCalledTimes(3);
  handlers[2]?.onOver?.(new AppError('voice.microphone_denied'));
  expect(listen).toHaveBeenCalledTimes(3);
  expect(onFailure.mock.calls).toEqual([[new AppError('voice.microphone_denied')]]);
});

test('a recording on its way is given up with the conversation by voice, and the next one begins afresh', async () => {
  transcribe.mockResolvedValue('I had a long day.');
  const understanding = understandByServer(transcribe);
  const wasGivenUp = () => transcribe.mock.lastCall?.[1].aborted;
  const end = understanding.open(() => undefined);
  await understanding.understand(new Blob());
  expect(wasGivenUp()).toBe(false);
  end();
  expect(wasGivenUp()).toBe(true);
  understanding.open(() => undefined);
  await understanding.understand(new Blob());
  expect(wasGivenUp()).toBe(false);
});
