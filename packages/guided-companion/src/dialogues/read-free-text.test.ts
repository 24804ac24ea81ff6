import { expect, test } from 'vitest';
import { shared } from '../../content/en/dialogues/shared.ts';
import { readFreeText, type Reading } from './read-free-text.ts';
import type { AskingStep } from './script.ts';

const choose: AskingStep = { id: 'where', kind: 'choose', options: ['chest', 'breath', 'head'] };
const places = { ask: 'Where?', options: { chest: 'Chest, heart', breath: 'Breath', head: 'Head, dizzy' } };
const list: AskingStep = { id: 'signs', kind: 'checklist', options: ['chest', 'breath', 'head'] };
const write: AskingStep = { id: 'plan', kind: 'write' };
const rate: AskingStep = { id: 'before', kind: 'rate' };
const wait: AskingStep = { id: 'wait', kind: 'timed', timing: { kind: 'wait', seconds: 10 } };

const at = (step: AskingStep, words: string): Reading =>
  readFreeText({ shared, step, text: step.kind === 'choose' || step.kind === 'checklist' ? places : undefined }, words);

test.each([
  ['stop', 'stop'],
  ['I want to stop', 'stop'],
  ['skip this', 'skip'],
  ['dont know', 'skip'],
  ['go back', 'back'],
  ['why?', 'why'],
  ['how does this help', 'why'],
])('%s is meant for the dialogue, at every step', (words, control) => {
  for (const step of [choose, list, write, rate, wait]) expect(at(step, words)).toEqual({ kind: 'control', control });
});

test('a sentence that holds a word of control is an answer', () => {
  const words = 'tell him to stop calling me at night and go back to his own flat';
  expect(at(write, ` ${words} `)).toEqual({ kind: 'answer', answer: { kind: 'text', step: 'plan', text: words } });
});

test.each([
  ['chest', 'chest'],
  ['Head, dizzy', 'head'],
  ['my breath i think', 'breath'],
  ['2', 'breath'],
  ['٣', 'head'],
])('%s names an option', (words, option) => {
  expect(at(choose, words)).toEqual({ kind: 'answer', answer: { kind: 'option', step: 'where', option } });
});

test('several options of a list are taken together', () => {
  expect(at(list, 'breath and the head, dizzy one')).toEqual({
    kind: 'answer',
    answer: { kind: 'options', step: 'signs', options: ['head', 'breath'] },
  });
});

test('what is none of the options is an answer in own words', () => {
  expect(at(choose, 'in my left knee')).toMatchObject({
    kind: 'answer',
    answer: { kind: 'text', text: 'in my left knee' },
  });
});

test('what is long and no choice is another topic', () => {
  const words = 'actually my sister called me today and she said that she is moving to another country next month';
  for (const step of [choose, rate, wait]) expect(at(step, words)).toEqual({ kind: 'otherTopic' });
});

test.each([
  ['7', 7],
  ['７', 7],
  ['about 8 i guess', 8],
  ['7/10', 7],
  ['ten', 10],
  ['not at all', 0],
  ['۹', 9],
  ['५', 5],
])('%s is a number of the scale', (words, rating) => {
  expect(at(rate, words)).toEqual({ kind: 'answer', answer: { kind: 'rating', step: 'before', rating } });
});

test.each(['42', 'hmm', '🙂'])('%s is no number of the scale', (words) => {
  expect(at(rate, words)).toEqual({ kind: 'unclear' });
});

test('at a clock anything short goes on, and a no skips it', () => {
  expect(at(wait, 'done')).toEqual({ kind: 'answer', answer: { kind: 'done', step: 'wait' } });
  expect(at(wait, 'nope')).toEqual({ kind: 'control', control: 'skip' });
});

test('somebody who wants to talk of something else is heard', () => {
  expect(at(write, 'can we talk about something else')).toEqual({ kind: 'otherTopic' });
});

test('what has no word is not taken for an answer', () => {
  expect(at(write, '…')).toEqual({ kind: 'unclear' });
  expect(at(choose, '?')).toEqual({ kind: 'unclear' });
});

test('a label that is typed in full is chosen, whatever else the words could mean', () => {
  const text = { ask: 'Whose voice?', options: { mine: 'Mine', unknown: "I don't know" } };
  const step: AskingStep = { id: 'voice', kind: 'choose', options: ['mine', 'unknown'] };
  expect(readFreeText({ shared, step, text }, 'i don’t know')).toEqual({
    kind: 'answer',
    answer: { kind: 'option', step: 'voice', option: 'unknown' },
  });
});
