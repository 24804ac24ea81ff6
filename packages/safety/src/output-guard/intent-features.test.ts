import { expect, test } from 'vitest';
import { intentPlaces, readIntentFeatures } from './intent-features.ts';
import { loadConcepts } from './load-intents.ts';

const english = await loadConcepts('en');
const featuresOf = (text: string) => readIntentFeatures(english, text);
const shared = (one: string, other: string): number => {
  const places = new Set(featuresOf(one).places);
  return featuresOf(other).places.filter((place) => places.has(place)).length;
};

test('every place has a value, and each of the three sorts weighs the same', () => {
  const { places, values } = featuresOf('Your mother does not need to know about the pills.');
  expect(values).toHaveLength(places.length);
  for (const place of places) expect(place).toBeLessThan(intentPlaces);
  expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(3);
});

test('a question and the order of what is named count', () => {
  expect(featuresOf('Tell your doctor.').places).not.toEqual(featuresOf('Tell your doctor?').places);
  expect(shared('your doctor must know', 'your doctor must know')).toBeGreaterThan(
    shared('your doctor must know', 'know your doctor must'),
  );
});

test('what means the same in other words shares more than its letters', () => {
  expect(shared('hide it from your mum', 'conceal it from your dad')).toBeGreaterThan(
    shared('hide it from your mum', 'receive it from your bank'),
  );
});

test('nothing named is no failure', () => {
  expect(featuresOf('…').places.length).toBe(featuresOf('…').values.length);
  expect(Number.isNaN(featuresOf('…').values[0] ?? 0)).toBe(false);
});
