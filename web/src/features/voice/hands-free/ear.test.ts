import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEar } from './ear.ts';
import { openVoiceActivity } from './voice-activity.ts';

vi.mock('./microphone-frames.ts?worker&url', () => ({ default: '' }));
vi.mock('./voice-activity.ts', () => ({ openVoiceActivity: vi.fn<typeof openVoiceActivity>() }));

const stop = vi.fn<() => void>();
const getUserMedia = vi.fn<() => Promise<unknown>>();
const closeActivity = vi.fn<() => void>();
const closeContext = vi.fn<() => Promise<void>>();
const addModule = vi.fn<() => Promise<void>>();
const events = {
  onOnset: () => undefined,
  onSpeech: () => undefined,
  onNoise: () => undefined,
  onLost: () => undefined,
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(openVoiceActivity).mockResolvedValue({ likelihoodOf: () => 0, close: closeActivity });
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  closeContext.mockResolvedValue();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal(
    'AudioContext',
    class {
      audioWorklet = { addModule };
      resume = () => Promise.resolve();
      close = closeContext;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('no microphone is opened for nothing', async () => {
  vi.mocked(openVoiceActivity).mockRejectedValue(new Error('offline'));
  await expect(openEar(events)).rejects.toThrow('offline');
  expect(getUserMedia).not.toHaveBeenCalled();
});

test.each([
  ['its script', () => addModule.mockRejectedValue(new Error('offline'))],
  ['its node', () => vi.stubGlobal('AudioWorkletNode', undefined)],
])('what was opened is let go of when %s fails', async (_, fail) => {
  fail();
  await expect(openEar(events)).rejects.toThrow(/offline|constructor/);
  expect([stop, closeActivity, closeContext].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});
