import { expect, test } from 'vitest';
import { maxSpeechLength } from './limits.ts';
import { splitSentences } from './sentences.ts';

test.each([
  ['I hear you. What happened then? Tell', ['I hear you. What happened then?'], ' Tell'],
  ['That took a lot of strength. What helped you most', ['That took a lot of strength.'], ' What helped you most'],
  ['つらかったですね。今はどんな気持ちですか？', ['つらかったですね。今はどんな気持ちですか？'], ''],
  ['那一定很不容易，谢谢你告诉我。现在', ['那一定很不容易，谢谢你告诉我。'], '现在'],
  ['यह आसान नहीं रहा होगा। अभी', ['यह आसान नहीं रहा होगा।'], ' अभी'],
  ['كيف تشعر الآن بعد كل هذا؟ أنا', ['كيف تشعر الآن بعد كل هذا؟'], ' أنا'],
])('of %j what is over can be spoken', (text, sentences, rest) => {
  expect(splitSentences(text, false)).toEqual({ sentences, rest });
});

test('a stream is never cut within a number or at an edge that may go on', () => {
  expect(splitSentences('It took about 3.5 hours', false).sentences).toEqual([]);
  expect(splitSentences('It took about three hours.', false).sentences).toEqual([]);
});

test('once it is whole, what is left is spoken, too', () => {
  expect(splitSentences('I hear you. And now', true).sentences).toEqual(['I hear you. And now']);
  expect(splitSentences('One line that is long\nOk', true).sentences).toEqual(['One line that is long', 'Ok']);
});

test('marks of layout and drawings are not spoken', () => {
  expect(splitSentences('**Breathe** in slowly 🌿\n\n---\n', true).sentences).toEqual(['Breathe in slowly']);
});

test('no piece is longer than a voice takes', () => {
  const { sentences } = splitSentences('word '.repeat(500), true);
  expect(sentences.length).toBeGreaterThan(2);
  for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(maxSpeechLength);
  expect(sentences.join(' ').split(' ')).toHaveLength(500);
});
