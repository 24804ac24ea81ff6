import { languageCodes } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { guidedReply } from '../guided-reply.ts';
import { offerDialogues } from '../dialogues/offer-dialogues.ts';
import { loadGuidedContent } from '../load-content.ts';
import { asksPerson } from '../speech/without-questions.ts';
import type { Turn } from '../turn.ts';
import { understand } from '../understanding/understand.ts';
import { whereItStands } from './leaving.ts';

const english = await loadGuidedContent('en');
const goingPerhaps = { ...understand(english, 'mum is here with the car'), act: null, leaving: 0.3, hasSubject: true };

test('what sounds like going may be that late in a conversation, and is nothing of the kind before', () => {
  expect(whereItStands(goingPerhaps, 2).act).toBeNull();
  expect(whereItStands(goingPerhaps, 3).act).toBe('perhapsLeaving');
});

test.each([
  ['it asks for something', { ask: 'advice' }],
  ['it is long', { words: 21 }],
  ['it hardly sounds like it', { leaving: -0.2 }],
  ['it greets', { act: 'greeting' }],
  ['it is but thanks', { act: 'thanks', words: 2 }],
] as const)('nobody is let go where %s', (_, other) => {
  const read = { ...goingPerhaps, ...other };
  expect(whereItStands(read, 5)).toBe(read);
});

test('nobody goes with their first words, unless they say so', () => {
  const guessed = { ...goingPerhaps, act: 'goodbye', plainAct: null } as const;
  expect(whereItStands(guessed, 0).act).toBeNull();
  expect(whereItStands(guessed, 1).act).toBe('goodbye');
  expect(whereItStands({ ...guessed, plainAct: 'goodbye' }, 0).act).toBe('goodbye');
});

test.each(languageCodes)('who may be leaving is let go, and may as well stay (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  for (const line of content.acts.perhapsLeaving) expect(asksPerson(line)).toBe(false);
});

test('whoever may be leaving is asked nothing and offered nothing', () => {
  const turns: Turn[] = ['i keep thinking about the exam', 'it is on friday', 'yes a bit'].flatMap((text): Turn[] => [
    { role: 'user', text },
    { role: 'assistant', text: 'I hear you.' },
  ]);
  const last: Turn = { role: 'user', text: 'oh my bus is coming down the road' };
  const reply = guidedReply(english, { mood: null, personality: 'friend', turns: [...turns, last], seed: 'bus' });
  expect([...english.acts.perhapsLeaving, ...english.voices.friend.goodbyes]).toContain(reply);
  expect(offerDialogues(english, [...turns, last])).toEqual([]);
});
