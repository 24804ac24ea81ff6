import { expect, test } from 'vitest';
import { learnLogistic } from './learn-logistic.ts';

const example = (places: number[], ...answers: boolean[]) => ({
  places: Uint32Array.from(places),
  values: new Float64Array(places.length).fill(1 / Math.sqrt(places.length)),
  answers,
  importance: 1,
});

/** Place 1 speaks for the first question, 2 for the second, 3 for neither. */
const examples = Array.from({ length: 40 }, () => [
  example([1, 3], true, false),
  example([2, 3], false, true),
  example([1, 2], true, true),
  example([3], false, false),
]).flat();

const score = (heads: ReturnType<typeof learnLogistic>, places: number[]) =>
  heads.map(({ bias, weights }) => places.reduce((sum, place) => sum + (weights[place] ?? 0), bias));

test('each question is answered by the places that speak for it', () => {
  const heads = learnLogistic(examples, { size: 8, questions: 2 });
  expect(score(heads, [1]).map((each) => each > 0)).toEqual([true, false]);
  expect(score(heads, [2]).map((each) => each > 0)).toEqual([false, true]);
  expect(score(heads, [3]).map((each) => each > 0)).toEqual([false, false]);
  expect(heads.map(({ weights }) => weights[5])).toEqual([0, 0]);
});

test('the same examples teach the same', () => {
  const [one, other] = [
    learnLogistic(examples, { size: 8, questions: 2 }),
    learnLogistic(examples, { size: 8, questions: 2 }),
  ];
  expect(one).toEqual(other);
});

test('what counts more is heeded more', () => {
  const contested = [...examples, ...examples.map((each) => ({ ...each, answers: [false, false], importance: 0.1 }))];
  const heads = learnLogistic(contested, { size: 8, questions: 2 });
  expect(score(heads, [1])[0]).toBeGreaterThan(0);
});
