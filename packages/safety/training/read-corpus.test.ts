import { expect, test } from 'vitest';
import { parseCorpus } from './read-corpus.ts';

test('lines belong to the idea and the tier above them', () => {
  const corpus = `# not-wake
= 2 suicide
hoping not to wake up
= 0
wake me at ten

# rain
= 1
the rain makes me sad
`;
  expect(parseCorpus(corpus, 'x')).toEqual([
    { idea: 'not-wake', tier: 2, category: 'suicide', texts: ['hoping not to wake up'] },
    { idea: 'not-wake', tier: 0, category: undefined, texts: ['wake me at ten'] },
    { idea: 'rain', tier: 1, category: undefined, texts: ['the rain makes me sad'] },
  ]);
});

test('alternatives stand for every wording', () => {
  const [line] = parseCorpus('# x\n= 0\n[we|they] went home[ late|]', 'x');
  expect(line?.texts).toEqual(['we went home late', 'we went home', 'they went home late', 'they went home']);
});

test.each([
  ['a message needs an idea', 'hello'],
  ['a message needs', '# x\nhello'],
  ['x, line 2', '# x\n= 7\nhello'],
  ['x, line 2', '# x\n= 3\na crisis needs a category'],
  ['x, line 2', '# x\n= 0 suicide\nwhat is harmless has none'],
])('says where it cannot be read: %s', (message, corpus) => {
  expect(() => parseCorpus(corpus, 'x')).toThrow(message);
});
