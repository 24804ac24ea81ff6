import { expect, test } from 'vitest';
import { plain, readFeatures } from './features.ts';
import { learnJointModel, readJointModel, computeScores, writeJointModel } from './joint-model.ts';

const features = (text: string) => readFeatures(plain(text)).slice();
const lesson = (text: string, ...answers: boolean[]) => ({ features: features(text), answers });

/** Two questions: is it about tea, and does it ask? */
const lessons = [
  lesson('a cup of green tea', true, false),
  lesson('black tea with milk', true, false),
  lesson('where is my tea', true, true),
  lesson('where is the tea pot', true, true),
  lesson('a walk in the wood', false, false),
  lesson('rain on the roof', false, false),
  lesson('where is my coat', false, true),
  lesson('where is the door', false, true),
];
const learnt = learnJointModel(lessons, 2, 200);
const answers = (model: typeof learnt, text: string) => computeScores(model, features(text)).map((score) => score > 0);

test('each question is answered for texts that were not learnt from', () => {
  expect(answers(learnt, 'tea at five')).toEqual([true, false]);
  expect(answers(learnt, 'where is my umbrella')).toEqual([false, true]);
});

test('no more features are kept than wanted', () => {
  expect(learnt.index.places.length).toBeGreaterThan(20);
  expect(learnJointModel(lessons, 2, 20).index.places.length).toBe(20);
});

test('what was written is read as it was', () => {
  const bytes = writeJointModel(learnt);
  const read = readJointModel(bytes);
  for (const { features } of lessons) {
    expect(computeScores(read, features)).toEqual(
      computeScores(learnt, features).map((score) => expect.closeTo(score, 4)),
    );
  }
  expect(() => readJointModel(bytes.slice(0, 40))).toThrow(RangeError);
});
