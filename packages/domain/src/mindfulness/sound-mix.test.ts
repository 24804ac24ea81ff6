import { expect, test } from 'vitest';
import { decodeMix, encodeMix, soundsIn } from './sound-mix.ts';

test('a mix comes back from its address as it was', () => {
  const mix = { 'white-noise': 20, 'ocean-waves': 60 };
  expect(encodeMix(mix)).toBe('ocean-waves=60&white-noise=20');
  expect(decodeMix(`#${encodeMix(mix)}`)).toEqual(mix);
  expect(soundsIn(mix)).toEqual(['ocean-waves', 'white-noise']);
});

test.each([
  ['#ocean-waves=60&dragon=50', { 'ocean-waves': 60 }],
  ['#ocean-waves=60&stream=101', { 'ocean-waves': 60 }],
  ['#ocean-waves=60&stream=0', { 'ocean-waves': 60 }],
  ['#ocean-waves=60&stream=-3&campfire=1.5&pink-noise=loud&brown-noise=', { 'ocean-waves': 60 }],
  ['#content', null],
  ['#', null],
  ['', null],
])('of %s only sounds and volumes that exist are taken', (address, expected) => {
  expect(decodeMix(address)).toEqual(expected);
});
