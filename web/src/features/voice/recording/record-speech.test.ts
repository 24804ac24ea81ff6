import { afterEach, expect, test, vi } from 'vitest';
import { listenByRecording } from './record-speech.ts';

afterEach(() => vi.unstubAllGlobals());

test('the microphone is let go of when nothing can be recorded', async () => {
  const stop = vi.fn<() => void>();
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
  });
  vi.stubGlobal('MediaRecorder', undefined);
  await expect(listenByRecording(() => Promise.resolve(''))({})).rejects.toThrow(TypeError);
  expect(stop).toHaveBeenCalledOnce();
});
