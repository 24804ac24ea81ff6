import { beforeEach, expect, test, vi } from 'vitest';
import { frameLength } from './frames.ts';
import { SpeechDetector } from './speech-detector.ts';

const events = {
  onOnset: vi.fn<() => void>(),
  onSpeech: vi.fn<(frames: readonly Float32Array[]) => void>(),
  onNoise: vi.fn<() => void>(),
};
let detector: SpeechDetector;

beforeEach(() => {
  vi.resetAllMocks();
  detector = new SpeechDetector(events);
});

const frameOf = (loudness: number): Float32Array => new Float32Array(frameLength).fill(loudness);

function feed(frames: number, likelihood: number, loudness = 0.1): void {
  for (let i = 0; i < frames; i += 1) detector.feed(frameOf(loudness), likelihood);
}

test('speech is noticed within a tenth of a second', () => {
  feed(100, 0.02, 0.001);
  feed(5, 0.95);
  expect(events.onOnset).not.toHaveBeenCalled();
  feed(1, 0.95);
  expect(events.onOnset).toHaveBeenCalledOnce();
});

test('while the companion speaks it has to be more certain, and is still noticed in time', () => {
  detector.isCautious = true;
  feed(7, 0.95);
  expect(events.onOnset).not.toHaveBeenCalled();
  feed(1, 0.95);
  expect(events.onOnset).toHaveBeenCalledOnce();
});

test('what was said begins before the onset and ends after a pause of a second', () => {
  feed(200, 0, 0.001);
  feed(150, 0.95);
  feed(40, 0.1, 0.001);
  feed(50, 0.95);
  feed(99, 0.1, 0.001);
  expect(events.onSpeech).not.toHaveBeenCalled();
  feed(1, 0.1, 0.001);
  const [[frames] = [[]]] = events.onSpeech.mock.calls;
  // 54 frames of silence before it, 150 and 50 of speech, 40 and 100 of pauses.
  expect(frames).toHaveLength(54 + 150 + 40 + 50 + 100);
});

test('a click, a whisper far away and a cough are no speech', () => {
  for (let i = 0; i < 20; i += 1) {
    feed(2, 0.95);
    feed(20, 0.1, 0.001);
  }
  feed(300, 0.95, 0.001);
  expect(events.onOnset).not.toHaveBeenCalled();
  feed(12, 0.95);
  feed(100, 0.1, 0.001);
  expect([events.onNoise.mock.calls.length, events.onSpeech.mock.calls.length]).toEqual([1, 0]);
});

test('with push-to-talk only the button counts, however long the pause', () => {
  detector.isPushToTalk = true;
  feed(100, 0.95);
  expect(events.onOnset).not.toHaveBeenCalled();
  detector.hold();
  feed(100, 0.95);
  feed(400, 0.1, 0.001);
  expect(events.onSpeech).not.toHaveBeenCalled();
  detector.release();
  expect(events.onSpeech).toHaveBeenCalledOnce();
});

test('what is said while the button is held counts, however low, also if it began before', () => {
  detector.isPushToTalk = true;
  detector.hold();
  feed(50, 0.95, 0.001);
  detector.release();
  expect([events.onNoise.mock.calls.length, events.onSpeech.mock.calls.length]).toEqual([0, 1]);
  detector.isPushToTalk = false;
  feed(30, 0.95);
  detector.hold();
  feed(200, 0.1, 0.001);
  expect(events.onSpeech).toHaveBeenCalledOnce();
  detector.release();
  expect(events.onSpeech).toHaveBeenCalledTimes(2);
});

test('after five minutes it is taken as it is', () => {
  feed(31_000, 0.95);
  expect(events.onSpeech.mock.calls[0]?.[0]).toHaveLength(30_000);
});
