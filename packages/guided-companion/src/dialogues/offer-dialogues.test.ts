import { expect, test } from 'vitest';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { english } from '../../content/en/content.ts';
import { guidedReply } from '../guided-reply.ts';
import type { Turn } from '../turn.ts';
import type { Theme } from '../vocabulary.ts';
import { scriptOf } from './catalogue.ts';
import { dialoguesByTheme, practicesByTheme } from './dialogues-by-theme.ts';
import { offerDialogues } from './offer-dialogues.ts';

const turnsOf = (...said: string[]): Turn[] =>
  said.flatMap((text, index): Turn[] => [
    { role: 'assistant', text: `reply ${index}` },
    { role: 'user', text },
  ]);
const offersAfter = (...said: string[]): DialogueId[] => offerDialogues(english, turnsOf(...said));

test.each<[DialogueId, string[]]>([
  ['panicWave', ['i am having a panic attack']],
  ['examTonight', ['i have an exam tomorrow and have done nothing, what should i do']],
  ['letterInGrief', ['my grandmother died', 'i miss her so much since the funeral, what can i do']],
  ['firstLookAtMoney', ['the rent is due and i am in debt, what do i do']],
  ['apology', ['i yelled at my sister, how do i apologise to her']],
  ['urgeToText', ['she broke up with me and i want to text her']],
  ['awakeAtThree', ['it is three in the morning and i cannot sleep']],
  ['angerCoolDown', ['i am so angry', 'still so angry at my brother, what should i do']],
])('%s is offered first', (dialogue, said) => {
  expect(offersAfter(...said)[0]).toBe(dialogue);
});

test.each([
  [['hi']],
  [['we went to the zoo and had ice cream']],
  [['i am having a panic attack', 'bye']],
  [['my grandmother died and i do not want advice, just listen']],
  [['i got the job, best day ever, what should i do first']],
  [['i have a panic attack', 'you repeat yourself']],
])('nothing is offered after %j', (said) => {
  expect(offersAfter(...said)).toEqual([]);
});

test('nothing is offered to somebody in danger', () => {
  const help: HelpBlock = { tier: 3, form: 'full' } as HelpBlock;
  const turns: Turn[] = [{ role: 'user', text: 'i am having a panic attack and want to die', help }];
  expect(offerDialogues(english, turns)).toEqual([]);
});

test('the same is not offered twice running, nor after a no', () => {
  const [first] = offersAfter('i am having a panic attack');
  expect(offersAfter('i am having a panic attack', 'the panic is still here')).not.toContain(first);
  expect(offersAfter('i am having a panic attack', 'no', 'the panic is still here')).toEqual([]);
});

test('offers depend on what the person said alone, and the reply names the first', () => {
  const said = 'the rent is due and i am in debt, what do i do';
  const spoken: Turn[] = [
    { role: 'assistant', text: 'A model said this.' },
    { role: 'user', text: said },
  ];
  expect(offerDialogues(english, spoken)).toEqual(offersAfter(said));
  const reply = guidedReply(english, { mood: 'sad', personality: 'default', turns: spoken, seed: 'a' });
  expect(reply).toContain(english.dialogueTitles.firstLookAtMoney);
  expect(offerDialogues(english, [...spoken, { role: 'assistant', text: reply }])).toEqual(offersAfter(said));
});

test('a theme is offered only what its script is for', () => {
  for (const table of [dialoguesByTheme, practicesByTheme]) {
    for (const [theme, dialogues] of Object.entries(table) as [Theme, DialogueId[]][]) {
      expect(dialogues.filter((dialogue) => !scriptOf(dialogue).themes.includes(theme))).toEqual([]);
    }
  }
});
