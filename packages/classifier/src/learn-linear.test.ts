import { expect, test } from 'vitest';
import { plain, readFeatures } from './features.ts';
import { learnLinear, type Lesson } from './learn-linear.ts';

const size = 2 ** 12;

const featuresOf = (text: string): Uint32Array => readFeatures(plain(text));

const lessons = (answer: boolean, ...texts: string[]): Lesson[] =>
  texts.map((text, line) => ({ features: featuresOf(text), answer, importance: 1, line: `${answer} ${line}` }));

const taught = [
  ...lessons(true, 'it is raining hard', 'rain again today', 'the rain will not stop', 'it rained all night'),
  ...lessons(false, 'the sun is out', 'a sunny day again', 'it will be sunny', 'sun all day today'),
];

function scoreOf({ bias, weights }: ReturnType<typeof learnLinear>, text: string): number {
  const places = featuresOf(text);
  const sum = places.reduce((total, place) => total + (weights[place & (size - 1)] ?? 0), 0);
  return bias + sum / Math.sqrt(places.length);
}

test('what was never seen is read by the pieces it shares with what was', () => {
  const learnt = learnLinear(taught, size);
  expect(scoreOf(learnt, 'rainy weekend')).toBeGreaterThan(0);
  expect(scoreOf(learnt, 'sunshine for everybody')).toBeLessThan(0);
});

test('the same lessons give the same weights', () => {
  expect(learnLinear(taught, size)).toEqual(learnLinear(taught, size));
});

test('n-grams of a single line are not learnt from, however many wordings it has', () => {
  const wordings = lessons(true, 'zebra at the zoo', 'zebra in the zoo').map((lesson) => ({
    ...lesson,
    line: 'zebra',
  }));
  const places = new Set(taught.flatMap((lesson) => Array.from(lesson.features, (place) => place & (size - 1))));
  const own = Array.from(featuresOf('zebra'), (place) => place & (size - 1)).filter((place) => !places.has(place));
  expect(own.length).toBeGreaterThan(0);
  const { weights } = learnLinear([...taught, ...wordings], size);
  for (const place of own) expect(weights[place]).toBe(0);
});
