import { expect, test } from 'vitest';
import { places, plain, readFeatures } from './features.ts';

const featuresOf = (text: string): Uint32Array => readFeatures(plain(text));

const shared = (one: string, other: string): number => {
  const others = new Set(featuresOf(other));
  return featuresOf(one).filter((place) => others.has(place)).length;
};

test('every feature has its place, and each is there once', () => {
  for (const text of ['nobody would miss me, nobody', '死にたい', 'मुझे नहीं जीना', 'ما بدي عيش']) {
    const found = featuresOf(text);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
    for (const place of found) expect(place).toBeLessThan(places);
  }
});

test('accents, capitals, pauses and drawn-out letters do not count', () => {
  expect(plain('Não… AGUENTO,   maaaaais')).toBe(' nao aguento maais ');
  expect(featuresOf('NÃO AGUENTO')).toEqual(featuresOf('nao aguento'));
});

test('signs that mean something stay', () => {
  expect(plain('why?! 😂')).toBe(' why?! 😂 ');
});

test('the order of words and the forms of a word count', () => {
  expect(featuresOf('die to want')).not.toEqual(featuresOf('want to die'));
  expect(shared('hopeless', 'hopelessness')).toBeGreaterThan(shared('hopeless', 'garden'));
});

test('two words are known by each other though others stand between them', () => {
  expect(shared('want xx yy die', 'want zz die')).toBeGreaterThan(
    shared('want xx yy', 'want zz') + shared('die', 'die') - 2,
  );
});

test('a passage without an end is read up to where passages end', () => {
  expect(featuresOf('ab '.repeat(4000)).length).toBeLessThan(100);
});
