import { soundIds } from '@alento/domain/mindfulness/sounds.ts';
import { expect, test } from 'vitest';
import { envelopeOf } from '../testing/analysis.ts';
import { type Recording, record, startMixer } from '../testing/record.ts';
import { Mixer, timerFade } from './mixer.ts';

const sampleRate = 48_000;
const loudness = ({ left }: Recording): number => envelopeOf(left, left.length)[0] ?? 0;

/** The largest step from one sample to the next, which is what a click is. */
function largestStep({ left }: Recording): number {
  return left.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (left[index - 1] ?? 0))), 0);
}

test('nothing is heard before it plays', () => {
  const mixer = new Mixer(sampleRate, 1);
  mixer.setMix({ 'white-noise': 100 }, 100);
  expect(loudness(record(mixer, 0.5, sampleRate))).toBe(0);
  expect(mixer.isSilent).toBe(true);
});

test.each(['brown-noise', 'ocean-waves', 'white-noise'] as const)('%s starts and stops without a click', (id) => {
  const mixer = startMixer({ [id]: 100 }, sampleRate);
  const beginning = record(mixer, 0.02, sampleRate);
  record(mixer, 6, sampleRate);
  const steady = record(mixer, 2, sampleRate);
  mixer.setPlaying(false);
  const ending = record(mixer, 1, sampleRate);
  expect(largestStep(beginning)).toBeLessThan(0.05 * largestStep(steady));
  expect(largestStep(ending)).toBeLessThanOrEqual(1.3 * largestStep(steady));
  expect(loudness({ left: ending.left.slice(-4800), right: ending.right })).toBe(0);
  expect(mixer.isSilent).toBe(true);
});

test('a sound that is taken out fades, and the others go on', () => {
  const mixer = startMixer({ 'white-noise': 100, 'pink-noise': 100 }, sampleRate);
  record(mixer, 2, sampleRate);
  const both = loudness(record(mixer, 1, sampleRate));
  mixer.setMix({ 'pink-noise': 100 }, 100);
  record(mixer, 2, sampleRate);
  const one = loudness(record(mixer, 1, sampleRate));
  expect(one).toBeGreaterThan(0.05);
  expect(one).toBeLessThan(0.95 * both);
});

test('volumes are heard, each and all together', () => {
  const play = (level: number, master: number): number => {
    const mixer = startMixer({ 'white-noise': level }, sampleRate);
    mixer.setMix({ 'white-noise': level }, master);
    record(mixer, 2, sampleRate);
    return loudness(record(mixer, 1, sampleRate));
  };
  expect(play(50, 100)).toBeCloseTo(play(100, 100) / 4, 2);
  expect(play(100, 50)).toBeCloseTo(play(100, 100) / 4, 2);
  expect(play(100, 0)).toBe(0);
});

test('all sounds at their loudest stay within bounds', () => {
  const mixer = startMixer(Object.fromEntries(soundIds.map((id) => [id, 100])), sampleRate);
  const { left, right } = record(mixer, 20, sampleRate);
  expect(left.every((sample) => Math.abs(sample) < 1)).toBe(true);
  expect(right.every((sample) => Math.abs(sample) < 1)).toBe(true);
});

test('a timer fades slowly, ends in silence, and counts only while something plays', () => {
  const mixer = startMixer({ 'white-noise': 100 }, sampleRate);
  mixer.setTimer(12);
  expect(timerFade(12)).toBe(4);
  record(mixer, 2, sampleRate);
  const before = loudness(record(mixer, 5, sampleRate));
  mixer.setPlaying(false);
  record(mixer, 1, sampleRate);
  const left = mixer.secondsLeft ?? 0;
  record(mixer, 10, sampleRate);
  expect(mixer.secondsLeft).toBe(left);
  mixer.setPlaying(true);
  record(mixer, left - 2, sampleRate);
  const fading = loudness(record(mixer, 1, sampleRate));
  expect(fading).toBeGreaterThan(0);
  expect(fading).toBeLessThan(before / 3);
  record(mixer, 1.1, sampleRate);
  expect(mixer.secondsLeft).toBe(0);
  expect(mixer.isSilent).toBe(true);
});

test('the fade of a long timer takes five minutes', () => {
  expect(timerFade(3600)).toBe(300);
});

test('a timer that is taken away in its fade lets the sound come back', () => {
  const mixer = startMixer({ 'white-noise': 100 }, sampleRate);
  mixer.setTimer(6);
  record(mixer, 5.5, sampleRate);
  mixer.setTimer(null);
  const first = record(mixer, 0.02, sampleRate);
  record(mixer, 1, sampleRate);
  expect(loudness(record(mixer, 1, sampleRate))).toBeGreaterThan(0.05);
  expect(largestStep(first)).toBeLessThan(0.1);
});
