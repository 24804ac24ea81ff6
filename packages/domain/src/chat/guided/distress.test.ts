import { expect, test } from 'vitest';
import { languageCodes } from '../../language/languages.ts';
import { personalities } from '../schema.ts';
import { loadGuidedContent } from './load-content.ts';
import { converse, repliesIn } from './testing/converse.ts';
import { examplesIn } from './testing/examples/by-language.ts';
import { countQuestions } from '../../common/text/questions.ts';
import { tokensOf, wordCount } from '../../common/text/tokens.ts';
import { dangerIn } from './understanding/danger.ts';

test.each(languageCodes)(
  'plain words of danger are taken seriously, whatever the personality (%s)',
  async (language) => {
    const content = await loadGuidedContent(language);
    const { said, help, safety } = examplesIn[language].danger;
    for (const text of said) {
      for (const personality of personalities) {
        const [, reply = ''] = repliesIn(converse(content, { mood: 'sad', personality, seed: text }, [text]));
        expect(reply).toMatch(help);
        expect(reply).toMatch(safety);
        expect(countQuestions(reply)).toBe(1);
        expect(reply).not.toMatch(/\p{Nd}/u);
        expect(wordCount(tokensOf(reply))).toBeLessThanOrEqual(90);
      }
    }
  },
);

test.each(languageCodes)('sayings are no danger (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  expect(examplesIn[language].danger.harmless.filter((text) => dangerIn(content, text) !== null)).toEqual([]);
});

test.each(languageCodes)('danger is not forgotten with the next message (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const { danger, goodbye } = examplesIn[language];
  const [first = ''] = danger.said;
  const told = [first, ...danger.hesitations, first, danger.relief, goodbye];
  const replies = repliesIn(converse(content, { mood: 'verySad', personality: 'friend', seed: 'd' }, told));
  for (const reply of replies.slice(1)) expect(reply).toMatch(danger.presence);
  expect(new Set(replies).size).toBe(replies.length);
  for (const reply of replies.slice(1))
    expect(content.suggestions.list.some(({ text }) => reply.includes(text))).toBe(false);
});

test('after danger no personality is played, and a goodbye points to people', async () => {
  const content = await loadGuidedContent('pt');
  const said = [
    'quero morrer',
    'não sei',
    'minha mãe chegou',
    'ela está comigo',
    'obrigada',
    'estou em casa com ela',
    'tchau',
  ];
  const replies = repliesIn(converse(content, { mood: 'verySad', personality: 'friend', seed: 'x' }, said));
  const friendly = content.voices.friend.goodbyes;
  expect(friendly.some((line) => replies.includes(line))).toBe(false);
  expect(replies.at(-1)).toMatch(/emergência/);
});

test.each(languageCodes)(
  'asked in the middle of it, the companion still says that it is an AI (%s)',
  async (language) => {
    const content = await loadGuidedContent(language);
    const { areYouHuman, danger, saysItIsAi } = examplesIn[language];
    const said = [danger.said[0] ?? '', areYouHuman[0] ?? ''];
    const replies = repliesIn(converse(content, { mood: 'sad', personality: 'wise', seed: 'x' }, said));
    expect(replies.at(-1)).toMatch(saysItIsAi);
  },
);
