import { expect, test } from 'vitest';
import { placesFor, questions, readModel, writeModel, type Answers } from '../detector/model.ts';
import type { Reading } from '../detector/detect-crisis.ts';
import { isBuildUp } from './build-up.ts';

/** A model to which every message is so far under a crisis. */
function modelWith(odds: number) {
  const answers = Object.fromEntries(
    questions.map((question) => [question, { bias: odds, scale: 1, steps: new Int8Array(placesFor(question)) }]),
  ) as unknown as Answers;
  return readModel(writeModel({ answers, shortMargin: 0, known: [] }));
}

const reading = (odds: number): Reading => ({ tier: 1, categories: [], odds });
const said = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ role: 'user' as const, text: `and another thing number ${index}` }));

test('several messages that each come near a crisis are one together', () => {
  expect(isBuildUp(modelWith(-0.1), said(3), reading(-0.1))).toBe(true);
});

test('two are none, and neither are many that are far from it', () => {
  expect(isBuildUp(modelWith(-0.1), said(1), reading(-0.1))).toBe(false);
  expect(isBuildUp(modelWith(-0.9), said(5), reading(-0.1))).toBe(false);
});

test('a harmless message does not bring one about', () => {
  expect(isBuildUp(modelWith(-0.1), said(5), reading(-1))).toBe(false);
});

test('what the companion said counts for nothing', () => {
  const turns = said(5).map(({ text }) => ({ role: 'assistant' as const, text }));
  expect(isBuildUp(modelWith(-0.1), turns, reading(-0.1))).toBe(false);
});
