import { expect, test } from 'vitest';
import { plain, readFeatures } from '@alento/classifier/features.ts';
import {
  ask,
  oddsOfCrisis,
  placesFor,
  questions,
  readModel,
  writeModel,
  type Answers,
  type StoredModel,
} from './model.ts';
import { knownMessage } from './neighbours.ts';

const emptyAnswers = Object.fromEntries(
  questions.map((question) => [question, { bias: -1, scale: 0.5, steps: new Int8Array(placesFor(question)) }]),
) as unknown as Answers;
const empty: StoredModel = { answers: emptyAnswers, shortMargin: 0.25, known: [] };

/** A model with some steps of one question, as it is read from its bytes. */
function modelWith(question: 'crisis' | 'abuse', steps: Record<number, number>, bias = -1) {
  const own = {
    bias,
    scale: 0.5,
    steps: Int8Array.from({ length: placesFor(question) }, (_, place) => steps[place] ?? 0),
  };
  return readModel(writeModel({ ...empty, answers: { ...emptyAnswers, [question]: own } }));
}

test('a text of which nothing is known has the odds of the bias', () => {
  expect(ask(modelWith('crisis', {}).answers.crisis, Uint32Array.of(3, 5))).toBe(-1);
});

test('each known feature adds its weight, less in a long text than in a short one', () => {
  const { crisis } = modelWith('crisis', { 3: 1 }).answers;
  expect(ask(crisis, Uint32Array.of(3))).toBe(-0.5);
  expect(ask(crisis, Uint32Array.of(3, 4, 5, 6))).toBe(-0.75);
});

test('a question with fewer places folds the others onto them', () => {
  const { abuse } = modelWith('abuse', { 0: -7, 1: 7 }).answers;
  expect(ask(abuse, Uint32Array.of(placesFor('abuse')))).toBe(-4.5);
  expect(ask(abuse, Uint32Array.of(placesFor('abuse') + 1))).toBe(2.5);
});

test('bytes of something else are refused', () => {
  expect(() => readModel(new Uint8Array(10))).toThrow('no model');
  expect(() => readModel(writeModel(empty).fill(0, 0, 4))).toThrow('no model');
});

const known = [
  knownMessage('I want to die now', 'crisis'),
  knownMessage('I want to die', 'crisis'),
  knownMessage('the film was good', 'none'),
  knownMessage('the film was long', 'none'),
];
const oddsOf = (bias: number, text: string): number => {
  const answers = { ...emptyAnswers, crisis: { ...emptyAnswers.crisis, bias } };
  return oddsOfCrisis(readModel(writeModel({ ...empty, answers, known })), plain(text), readFeatures(plain(text)));
};

test('the messages that resemble a passage decide where its features are not sure', () => {
  expect(oddsOf(0, 'I want to die')).toBeGreaterThan(0.4);
  expect(oddsOf(0, 'the film')).toBeLessThan(-0.4);
  expect(oddsOf(0, 'something else')).toBe(0);
});

test('no vote overrules features that are surer than it', () => {
  expect(oddsOf(-0.75, 'I want to die')).toBe(-0.75);
});

test('nobody can read the known messages in what is stored', () => {
  expect(Buffer.from(writeModel({ ...empty, known })).toString('latin1')).not.toMatch(/want|film/);
});
