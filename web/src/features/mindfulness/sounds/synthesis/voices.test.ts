import { soundIds, type SoundId } from '@alento/domain/mindfulness/sounds.ts';
import { describe, expect, test } from 'vitest';
import { autocorrelationOf, centroidOf, envelopeOf, modulationOf } from '../testing/analysis.ts';
import { record, startMixer } from '../testing/record.ts';

const sampleRate = 48_000;

interface Portrait {
  centroid: number;
  /** Of quarters of a second: gusts and waves. */
  modulation: number;
  /** Of hundredths: chirps, drops and sparks. */
  flutter: number;
}

function portray(id: SoundId): Portrait {
  const { left } = record(startMixer({ [id]: 100 }, sampleRate), 40, sampleRate);
  const steady = left.subarray(2 * sampleRate);
  return {
    centroid: centroidOf(steady, sampleRate),
    modulation: modulationOf(steady, sampleRate / 4),
    flutter: modulationOf(steady, sampleRate / 100),
  };
}

const portraits = Object.fromEntries(soundIds.map((id) => [id, portray(id)])) as Record<SoundId, Portrait>;

test('noise gets duller from white to brown and hardly varies', () => {
  const [white, pink, brown] = [portraits['white-noise'], portraits['pink-noise'], portraits['brown-noise']];
  expect(white.centroid).toBeGreaterThan(10_000);
  expect(pink.centroid).toBeLessThan(white.centroid / 2);
  expect(brown.centroid).toBeLessThan(pink.centroid / 2);
  expect(white.modulation).toBeLessThan(0.05);
});

test('wind in leaves is bright and wind in mountains deep, and both blow in gusts', () => {
  expect(portraits['wind-leaves'].centroid).toBeGreaterThan(3 * portraits['mountain-wind'].centroid);
  expect(portraits['wind-leaves'].modulation).toBeGreaterThan(0.2);
  expect(portraits['mountain-wind'].modulation).toBeGreaterThan(0.15);
});

test('waves come and go, rain and stream go on', () => {
  expect(portraits['ocean-waves'].modulation).toBeGreaterThan(0.3);
  expect(portraits['rain-forest'].modulation).toBeLessThan(0.3);
  expect(portraits.stream.modulation).toBeLessThan(0.4);
  expect(portraits['rain-forest'].centroid).toBeGreaterThan(portraits.stream.centroid);
});

test('no two sounds are alike in brightness and in course', () => {
  for (const [position, id] of soundIds.entries()) {
    for (const other of soundIds.slice(position + 1)) {
      const differences = (['centroid', 'modulation', 'flutter'] as const).map((figure) =>
        Math.abs(Math.log2(portraits[id][figure] / portraits[other][figure])),
      );
      expect(Math.max(...differences), `${id} and ${other}`).toBeGreaterThan(0.25);
    }
  }
});

describe.each(soundIds)('%s', (id) => {
  test('is heard in both channels and never clips', () => {
    const { left, right } = record(startMixer({ [id]: 100 }, sampleRate), 30, sampleRate);
    for (const channel of [left, right]) {
      expect(envelopeOf(channel, channel.length)[0]).toBeGreaterThan(0.01);
      expect(channel.every((sample) => Math.abs(sample) < 1)).toBe(true);
    }
    expect(left).not.toEqual(right);
  });

  test('does not repeat itself within a minute', () => {
    // An eighth of the rate is enough to tell a loop, and loudness to tell a rhythm.
    const rate = sampleRate / 8;
    const { left } = record(startMixer({ [id]: 100 }, rate), 112, rate);
    const steady = left.subarray(2 * rate);
    const likeness = autocorrelationOf(steady, 60 * rate).subarray(rate / 2);
    expect(Math.max(...chunkMaxima(likeness))).toBeLessThan(0.25);
    const rhythm = autocorrelationOf(envelopeOf(steady, rate / 20), 60 * 20).subarray(60);
    expect(Math.max(...rhythm)).toBeLessThan(0.55);
  });

  test('is another each time, and the same for the same seed', () => {
    const [one, again, other] = [7, 7, 8].map((seed) =>
      record(startMixer({ [id]: 100 }, sampleRate, seed), 1, sampleRate),
    );
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });
});

/** Too many values for one call of `Math.max`. */
function chunkMaxima(values: Float64Array): number[] {
  const size = 10_000;
  return Array.from({ length: Math.ceil(values.length / size) }, (_, chunk) =>
    values.subarray(chunk * size, (chunk + 1) * size).reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  );
}
