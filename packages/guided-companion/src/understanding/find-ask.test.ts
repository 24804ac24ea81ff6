import { expect, test } from 'vitest';
import { english } from '../../content/en/content.ts';
import type { AskKind } from '../asks.ts';
import { understand } from './understand.ts';

test.each<[string, AskKind | null]>([
  ['what should i do', 'advice'],
  ['i have no idea what to do', 'advice'],
  ['do you think i should call her', 'advice'],
  ['should i stay or should i go', 'advice'],
  ['i wouldn’t know how to tell her', 'wording'],
  ['how do i tell my dad i failed', 'wording'],
  ['what do i even write to him', 'wording'],
  ['make me a plan for tonight', 'plan'],
  ['how do i get through tonight', 'plan'],
  ['is it normal to cry every day', 'information'],
  ['how long does a break-up take', 'information'],
  ['take my mind off it please', 'distraction'],
  ['tell me something funny', 'distraction'],
  ['stay with me for a bit', 'company'],
  ['was i wrong', 'opinion'],
  ['what do you think', 'opinion'],
  ['breathe with me', 'doWithMe'],
  ['i don’t want advice, i need to vent', 'listen'],
  ['no advice please', 'listen'],
  ['what’s my dog called?', 'memory'],
  ['do you remember my exam?', 'memory'],
  // What others ask is not asked of the companion.
  ['my boss asked me what should i do next', null],
  ['she texted “how do i tell him” and i laughed', null],
  ['i do not need a plan for tonight', null],
  ['my brother never knows what to say', null],
  ['the weather was fine today', null],
])('%s', (text, ask) => {
  expect(understand(english, text).ask).toBe(ask);
});

test('a situation and a topic are told apart', () => {
  expect(understand(english, 'how do i say no to my boss').situation).toBe('sayNo');
  expect(understand(english, 'how do i apologise to her').situation).toBe('apologise');
  expect(understand(english, 'is this a panic attack').topic).toBe('panic');
  expect(understand(english, 'can they just fire me, is that legal').topic).toBe('rights');
});
