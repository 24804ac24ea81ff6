import { expect, test } from 'vitest';
import { ngramPlaces, places, plain } from './ngrams.ts';

const shared = (one: string, other: string): number => {
  const places = new Set(ngramPlaces(other));
  return ngramPlaces(one).filter((place) => places.has(place)).length;
};

test('every place is among the weights', () => {
  for (const text of ['nobody would miss me', '死にたい', 'मुझे नहीं जीना', 'ما بدي عيش']) {
    const found = ngramPlaces(text);
    expect(found.length).toBeGreaterThan(0);
    for (const place of found) expect(place).toBeLessThan(places);
  }
});

test('accents, capitals, pauses and drawn-out letters do not count', () => {
  expect(plain('Não… AGUENTO,   maaaaais')).toBe(' nao aguento maais ');
  expect(ngramPlaces('NÃO AGUENTO')).toEqual(ngramPlaces('nao aguento'));
});

test('signs that mean something stay', () => {
  expect(plain('why?! 😂')).toBe(' why?! 😂 ');
});

test('the order of words and the forms of a word count', () => {
  expect(ngramPlaces('die to want')).not.toEqual(ngramPlaces('want to die'));
  expect(shared('hopeless', 'hopelessness')).toBeGreaterThan(shared('hopeless', 'garden'));
});
