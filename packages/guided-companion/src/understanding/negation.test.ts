import { expect, test } from 'vitest';
import type { Recognition } from '../content.ts';
import { Matcher } from '@alento/domain/common/text/matcher.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';
import { tokensOf } from '@alento/domain/common/text/tokens.ts';
import { negationsIn } from './negation.ts';

interface Grammar {
  negations: string;
  turningWords: string;
  reach: Recognition['negationReach'];
}

const english: Grammar = { negations: 'not, never', turningWords: 'but', reach: { onwards: 3, backwards: 0 } };
const german: Grammar = { negations: 'nicht, kein*', turningWords: 'aber', reach: { onwards: 3, backwards: 2 } };
const japanese: Grammar = {
  negations: 'ない, なかった, ません, ではない, じゃない',
  turningWords: 'けど, くて, で, から, のに',
  reach: { onwards: 0, backwards: 5 },
};
const korean: Grammar = { negations: '안, 않, 못', turningWords: '지만, 는데', reach: { onwards: 1, backwards: 3 } };
const hindi: Grammar = { negations: 'नहीं, न', turningWords: 'लेकिन, पर', reach: { onwards: 2, backwards: 2 } };
const chinese: Grammar = { negations: '不, 没', turningWords: '但, 可是', reach: { onwards: 4, backwards: 0 } };

test.each<[Grammar, string, string, boolean]>([
  [english, 'happy', 'i am not very happy', true],
  [english, 'happy', 'not today, happy again', false],
  [english, 'happy', 'not easy but happy', false],
  [english, 'happy', 'happy, not sad', false],
  [german, 'traurig', 'ich bin nicht traurig', true],
  [german, 'freue', 'ich freue mich nicht', true],
  [german, 'freue', 'ich freue mich, aber nicht sehr', false],
  [japanese, '嬉し', '全然嬉しくない', true],
  [japanese, '幸せ', '幸せではないです', true],
  [japanese, '楽し', '楽しくありません', true],
  [japanese, '悲し', '悲しくて眠れない', false],
  [japanese, '不安', '不安で眠れない', false],
  [korean, '행복', '안 행복해', true],
  [korean, '행복', '행복하지 않아요', true],
  [korean, '행복', '행복했는데 안 갔어', false],
  [hindi, 'खुश', 'मैं खुश नहीं हूँ', true],
  [hindi, 'खुश', 'खुश हूँ लेकिन नींद नहीं', false],
  [chinese, '开心', '我今天不是很开心', true],
  [chinese, '开心', '不想说，今天很开心', false],
])('%#: %s in "%s"', ({ negations, turningWords, reach }, word, text, expected) => {
  const plain = (list: string): Matcher<true> => new Matcher([[true, phrases(list)]], tokensOf);
  const tokens = tokensOf(text);
  const [match] = plain(word).find(tokens);
  const isNegated = negationsIn(
    { negations: plain(negations), turningWords: plain(turningWords), negationReach: reach },
    tokens,
  );
  expect(match && isNegated(match)).toBe(expected);
});
