import { expect, test } from 'vitest';
import {
  ask,
  oddsOfCrisis,
  placesFor,
  questions,
  readModel,
  zeroLetter,
  type StoredAnswers,
  type StoredModel,
} from './model.ts';
import { readPassage } from './passage.ts';

const answers = Object.fromEntries(
  questions.map((question) => [question, { bias: -1, scale: 0.5, letters: zeroLetter.repeat(placesFor(question)) }]),
) as unknown as StoredAnswers;
const empty: StoredModel = { ...answers, neighbours: { crisis: '', concern: '', none: '' } };

const oneStepUp = String.fromCharCode(zeroLetter.charCodeAt(0) + 1);

test('a text of which nothing is known has the odds of the bias', () => {
  expect(ask(readModel(empty).crisis, Uint32Array.of(3, 5))).toBe(-1);
});

test('each known n-gram adds its weight, less in a long text than in a short one', () => {
  const letters = `${zeroLetter.repeat(3)}${oneStepUp}${zeroLetter.repeat(placesFor('crisis') - 4)}`;
  const { crisis } = readModel({ ...empty, crisis: { ...empty.crisis, letters } });
  expect(ask(crisis, Uint32Array.of(3))).toBe(-0.5);
  expect(ask(crisis, Uint32Array.of(3, 4, 5, 6))).toBe(-0.75);
});

test('a question with fewer places folds the others onto them', () => {
  const letters = `${oneStepUp}${zeroLetter.repeat(placesFor('abuse') - 1)}`;
  const { abuse } = readModel({ ...empty, abuse: { ...empty.abuse, letters } });
  expect(ask(abuse, Uint32Array.of(placesFor('abuse')))).toBe(-0.5);
});

test('weights of the wrong length are refused', () => {
  expect(() => readModel({ ...empty, crisis: { ...empty.crisis, letters: 'm' } })).toThrow('crisis has 1 weights');
});

const neighbours = {
  crisis: 'i want to die now\ni want to die',
  concern: '',
  none: 'the film was good\nthe film was long',
};

test('the messages that resemble a passage decide where its n-grams are not sure', () => {
  const model = readModel({ ...empty, crisis: { ...empty.crisis, bias: 0 }, neighbours });
  expect(oddsOfCrisis(model, readPassage('I want to die'))).toBeGreaterThan(0.4);
  expect(oddsOfCrisis(model, readPassage('the film'))).toBeLessThan(-0.4);
});

test('no vote overrules n-grams that are surer than it', () => {
  const model = readModel({ ...empty, crisis: { ...empty.crisis, bias: -0.6 }, neighbours });
  expect(oddsOfCrisis(model, readPassage('I want to die'))).toBe(-0.6);
});
