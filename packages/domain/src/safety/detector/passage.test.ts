import { expect, test } from 'vitest';
import { places, plain } from './ngrams.ts';
import { readPassage } from './passage.ts';

const placesOf = (text: string): Uint32Array => readPassage(text).ngrams;

const shared = (one: string, other: string): number => {
  const places = new Set(placesOf(other));
  return placesOf(one).filter((place) => places.has(place)).length;
};

test('every place is among the weights', () => {
  for (const text of ['nobody would miss me', '死にたい', 'मुझे नहीं जीना', 'ما بدي عيش']) {
    const found = placesOf(text);
    expect(found.length).toBeGreaterThan(0);
    for (const place of found) expect(place).toBeLessThan(places);
  }
});

test('accents, capitals, pauses and drawn-out letters do not count', () => {
  expect(plain('Não… AGUENTO,   maaaaais')).toBe(' nao aguento maais ');
  expect(placesOf('NÃO AGUENTO')).toEqual(placesOf('nao aguento'));
});

test('signs that mean something stay', () => {
  expect(plain('why?! 😂')).toBe(' why?! 😂 ');
});

test('the order of words and the forms of a word count', () => {
  expect(placesOf('die to want')).not.toEqual(placesOf('want to die'));
  expect(shared('hopeless', 'hopelessness')).toBeGreaterThan(shared('hopeless', 'garden'));
});
