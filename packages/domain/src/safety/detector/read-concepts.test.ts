import { expect, test } from 'vitest';
import { concepts, type Concept, type Lexicon } from './concepts.ts';
import { conceptFeatures, conceptReader } from './read-concepts.ts';

const words: Partial<Record<Concept, string[]>> = {
  dying: ['die', 'dying'],
  wanting: ['want'],
  figure: ['dying of laughter'],
  negation: ['not', 'never'],
};
const lexicon: Lexicon = {
  concepts: Object.fromEntries(concepts.map((concept) => [concept, words[concept] ?? []])) as Record<Concept, string[]>,
  aliases: { "don't": 'do not', wanna: 'want to' },
  negationReach: { before: 4, after: 0 },
};
const reader = conceptReader(lexicon);
const read = (text: string): string[] => [...conceptFeatures(reader, reader.tokenize(text)).keys()];

test('concepts are read with those that stand near', () => {
  expect(read('i wanna die')).toEqual(expect.arrayContaining(['wanting', 'dying', 'dying+wanting', 'alarming 1']));
});

test('what stands far apart is another pair', () => {
  const between = 'of the many things that one could have on a sunday ';
  expect(read(`I want most ${between}or die`)).toContain('dying&wanting');
});

test('a negation denies what follows, up to the next pause', () => {
  expect(read("I don't want to die")).toEqual(expect.arrayContaining(['!wanting', '!dying', 'alarming 0']));
  expect(read('not today, I want to die')).toContain('dying');
});

test('a saying hides the danger in its words', () => {
  expect(read('we were dying of laughter')).toEqual(['figure', 'alarming 0']);
});

test('pairs have one voice together, however many', () => {
  const features = conceptFeatures(reader, reader.tokenize('want die not'));
  const pairs = [...features].filter(([name]) => name.includes('+'));
  expect(pairs.reduce((sum, [, value]) => sum + value ** 2, 0)).toBeCloseTo(1);
});
