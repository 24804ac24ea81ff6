import { afterEach, expect, test, vi } from 'vitest';
import { listenByRecording } from './record-speech.ts';

/** A recorder that hears something and stops when it is told to. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (): boolean => true;
  readonly mimeType = 'audio/webm';
  state = 'inactive';

  start(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['words']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a recording that is cancelled on its way is given up', async () => {
  const stream = { getAudioTracks: () => [], getTracks: () => [] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const sent = Promise.withResolvers<AbortSignal>();
  const listening = await listenByRecording((_, signal) => {
    sent.resolve(signal);
    return Promise.resolve('words');
  })({});
  await listening.stop();
  const signal = await sent.promise;
  expect(signal.aborted).toBe(false);
  listening.cancel();
  expect(signal.aborted).toBe(true);
});

test('the microphone is let go of when nothing can be recorded', async () => {
  const stop = vi.fn<() => void>();
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
  });
  vi.stubGlobal('MediaRecorder', undefined);
  await expect(listenByRecording(() => Promise.resolve(''))({})).rejects.toThrow(TypeError);
  expect(stop).toHaveBeenCalledOnce();
});
