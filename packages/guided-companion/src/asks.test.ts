import { expect, test } from 'vitest';
import { english } from '../content/en/content.ts';
import type { AskKind } from './asks.ts';
import { asksPerson } from './speech/without-questions.ts';
import { isSaidIn } from './speech/template.ts';
import { converse, repliesIn, type Setting } from './testing/converse.ts';

const setting: Setting = { mood: 'sad', personality: 'default', seed: 'asks' };
const repliesTo = (...said: string[]): string[] => repliesIn(converse(english, setting, said)).slice(1);

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value as object).flatMap(linesOf);
}
const isFrom = (ask: AskKind, reply = ''): boolean => linesOf(english.asks[ask]).some((line) => isSaidIn(line, reply));

test.each<[string, AskKind]>([
  ['i lost my job, what should i do?', 'advice'],
  ['make me a plan for tonight', 'plan'],
  ['how do i tell my mother?', 'wording'],
  ['is it normal to cry so much', 'information'],
  ['was i wrong', 'opinion'],
  ['distract me', 'distraction'],
  ['stay with me', 'company'],
  ['breathe with me', 'doWithMe'],
  ['i just need to vent', 'listen'],
])('"%s" is answered in the same reply, without a question', (text, ask) => {
  const [reply = ''] = repliesTo(text);
  expect(isFrom(ask, reply)).toBe(true);
  expect(asksPerson(reply)).toBe(false);
});

test.each(['calm', 'happy'] as const)('whoever came %s and cannot sleep is advised on sleep', (mood) => {
  const turns = converse(english, { ...setting, mood }, ['i have not slept for a week, give me some advice']);
  const reply = turns.at(-1)?.text ?? '';
  expect(english.asks.advice.night.some((line) => isSaidIn(line, reply) || reply.includes(line))).toBe(true);
});

test('asked again and again, it never answers the same', () => {
  for (const text of [
    'what should i do about my job',
    'how do i tell him',
    'distract me',
    'give me a plan for tonight',
  ]) {
    const replies = repliesTo(
      ...Array<string>(5)
        .fill(text)
        .map((line, index) => `${line}${' '.repeat(index)}`),
    );
    expect(new Set(replies).size).toBe(replies.length);
  }
});

test('what was told is remembered, and what was not is admitted', () => {
  const replies = repliesTo('our dog’s called Miso', 'what’s my dog called?', 'and what is my sister’s name?');
  expect(replies[1]).toContain('Miso');
  expect(english.asks.memory.unknown).toContain(replies[2]);
});

test('somebody who only wants to be heard gets no question and no advice', () => {
  const replies = repliesTo(
    'my dad never calls',
    'i don’t want advice, just listen',
    'i cried on his birthday',
    'he forgot mine',
    'it has been like this for years',
  ).slice(1);
  expect(replies.filter(asksPerson)).toEqual([]);
  expect(replies.some((reply) => reply.includes('i cried on his birthday'))).toBe(true);
  expect(replies.filter((reply) => english.suggestions.list.some(({ text }) => reply.includes(text)))).toEqual([]);
});

test.each([
  ['stop asking me questions', 'questions'],
  ['you keep repeating yourself', 'repeating'],
  ['that’s not what i meant', 'misunderstood'],
  ['wow thanks', 'unhelpful'],
] as const)('after "%s" it says so, offers two ways and asks nothing', (complaint, kind) => {
  const replies = repliesTo(
    'my boss yelled at me',
    complaint,
    'he does it daily',
    'i am tired of it',
    'and my back hurts',
  );
  expect(english.asks.repairs[kind].some((line) => replies[1]?.startsWith(line))).toBe(true);
  expect(english.asks.ways.some((line) => replies[1]?.endsWith(line))).toBe(true);
  expect(replies.slice(1, 4).filter(asksPerson)).toEqual([]);
});

test('who has enough of questions is asked none for the rest', () => {
  const told = [
    'he does it daily',
    'i am tired of it',
    'and my back hurts',
    'my sister calls',
    'i miss her',
    'it rained',
  ];
  const replies = repliesTo('my boss yelled at me', 'stop asking me questions', ...told);
  expect(replies.slice(1).filter(asksPerson)).toEqual([]);
});

test('at most every second reply asks something', () => {
  const told = ['i had a fight with my sister', 'it was about money', 'she never calls', 'i miss her', 'i feel guilty'];
  const replies = repliesTo(...told, 'mum says it is my fault', 'i do not sleep well', 'work is fine');
  const asking = replies.map(asksPerson);
  expect(asking.filter((isAsking, index) => isAsking && asking[index - 1])).toEqual([]);
});

test.each([
  'gn',
  'gotta go my bus',
  'ok thanks i think i’ll try to sleep now',
  'later',
  'ima head out',
  'right, thats me off then',
])('"%s" is a goodbye', (text) => {
  const [, reply = ''] = repliesTo('i had a long day at work', text);
  expect(english.voices.default.goodbyes).toContain(reply);
});

test('a goodbye inside a longer story is none', () => {
  const [reply = ''] = repliesTo(
    'he said bye and walked off and i stood there in the rain for an hour thinking about what i had done wrong with him all these years',
  );
  expect(english.voices.default.goodbyes).not.toContain(reply);
});
