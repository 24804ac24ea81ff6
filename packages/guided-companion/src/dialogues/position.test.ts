import { expect, test } from 'vitest';
import type { Answer } from '@alento/domain/exercises/schema.ts';
import { positionIn, stepBack } from './position.ts';
import type { Script } from './script.ts';

const script = {
  id: 'stop',
  minutes: 2,
  source: 'a test',
  cautions: [],
  themes: [],
  measure: 'distress',
  steps: [
    { id: 'hello', kind: 'say' },
    { id: 'way', kind: 'choose', options: ['left', 'right'] },
    { id: 'onTheLeft', kind: 'write', when: { step: 'way', chose: ['left'] } },
    { id: 'high', kind: 'say', when: { step: 'before', atLeast: 7 } },
    { id: 'bags', kind: 'checklist', options: ['red', 'blue'] },
    { id: 'blueOnly', kind: 'timed', timing: { kind: 'wait', seconds: 1 }, when: { step: 'bags', chose: ['blue'] } },
    { id: 'unsaid', kind: 'say', when: { step: 'onTheLeft', isAnswered: false } },
  ],
  takeaway: ['way'],
} as const satisfies Script;

const rate = (step: string, rating: number): Answer => ({ kind: 'rating', step, rating });
const option = (step: string, chosen: string): Answer => ({ kind: 'option', step, option: chosen });
const skip = (step: string): Answer => ({ kind: 'skipped', step });
const idsPassed = (answers: Answer[]) => positionIn(script, answers).passed.map(({ step }) => step.id);

test('a dialogue begins with the rating before and says nothing further until it is given', () => {
  expect(positionIn(script, [])).toMatchObject({ passed: [], current: { id: 'before' }, progress: { done: 0 } });
});

test('what is said goes with the question after it', () => {
  expect(idsPassed([rate('before', 3)])).toEqual(['before', 'hello']);
  expect(positionIn(script, [rate('before', 3)]).current?.id).toBe('way');
});

test('a choice opens its branch and no other', () => {
  expect(positionIn(script, [rate('before', 3), option('way', 'left')]).current?.id).toBe('onTheLeft');
  expect(positionIn(script, [rate('before', 3), option('way', 'right')]).current?.id).toBe('bags');
});

test('a rating opens what is meant for it', () => {
  expect(idsPassed([rate('before', 7), option('way', 'right')])).toContain('high');
  expect(idsPassed([rate('before', 6), option('way', 'right')])).not.toContain('high');
});

test('one of several choices is enough', () => {
  const answers: Answer[] = [
    rate('before', 1),
    option('way', 'right'),
    { kind: 'options', step: 'bags', options: ['red', 'blue'] },
  ];
  expect(positionIn(script, answers).current?.id).toBe('blueOnly');
});

test('a step that was skipped meets no condition but that of having no answer', () => {
  const answers = [skip('before'), option('way', 'left'), skip('onTheLeft'), skip('bags')];
  expect(idsPassed(answers)).toEqual(['before', 'hello', 'way', 'onTheLeft', 'bags', 'unsaid']);
  expect(positionIn(script, answers).current?.id).toBe('after');
});

test('a step that was never reached is not one without an answer', () => {
  expect(idsPassed([rate('before', 1), option('way', 'right'), skip('bags')])).not.toContain('unsaid');
});

test('the end has no current step, and all is done', () => {
  const position = positionIn(script, [rate('before', 1), option('way', 'right'), skip('bags'), rate('after', 0)]);
  expect(position).toMatchObject({ current: null, progress: { done: 4, total: 4 } });
});

test('an answer in own words opens no branch', () => {
  expect(positionIn(script, [rate('before', 1), { kind: 'text', step: 'way', text: 'up' }]).current?.id).toBe('bags');
});

test('going back takes away the last answer, also where nothing came after it', () => {
  const answers = [rate('before', 1), option('way', 'left')];
  expect(stepBack(script, answers)).toEqual([rate('before', 1)]);
  expect(stepBack(script, [])).toEqual([]);
});
