import { maxMessageLength } from '@alento/domain/chat/limits.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { assessMessage } from './assess-message.ts';

const seeds: Readonly<Record<string, readonly string[]>> = {
  'short sentences': ['a\n', 'a. ', 'No! ', '.a', 'a…', '好。', 'あ！', 'हाँ। ', 'نعم؟ ', '죽고 싶어요. ', '死にたい。'],
  'one long word': ['a', 'я', '我', 'あ', '가', 'क', 'م', 'ß', '𝕒', '0'],
  'combining marks': ['e\u0301', '\u0301', 'ก็', 'क्ष', 'ا\u064b', 'Z\u0361\u0489', '👩‍👩‍👧‍👦', '\u200d', '\u202e'],
  'marks alone': [' ', '\n', '!?', '…', '"', '"a" ', '«a»', '「', '(', ',', ' - ', '😔', '\t\r'],
  'repeated words': ['i want to die ', 'quero morrer, ', 'хочу умереть ', 'me ', 'x y ', 'aa aaa ', 'not not '],
  'mixed scripts': ['I 我 я أ क 가 あ. ', 'dieм我', 'aя', 'مa ', '我a. ', 'want死にたい '],
};
const filled = (piece: string): string =>
  piece.repeat(Math.ceil(maxMessageLength / piece.length)).slice(0, maxMessageLength);
const inputs = Object.entries(seeds).flatMap(([kind, pieces]) =>
  pieces.flatMap((piece) => [
    [kind, filled(piece)] as const,
    [kind, `I want to die. ${filled(piece)}`.slice(0, maxMessageLength)] as const,
  ]),
);

/** The processor's time of the quickest of a few readings, in milliseconds; others use the machine too. */
async function cost(text: string, language: LanguageCode): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 4; round += 1) {
    const before = process.threadCpuUsage();
    await assessMessage(text, language);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const prose = filled('Today my boss shouted at me again, and I felt small and tired. What should I have said to him? ');

// Against ordinary prose of the same length, so that it holds on any machine: 4 ms on the one it was written on.
test.each(['en', 'zh', 'ar'] as const)(
  'no message of ten thousand characters costs much more than prose (%s)',
  async (language) => {
    for (const [, text] of inputs) await assessMessage(text, language);
    const usual = await cost(prose, language);
    const slow: string[] = [];
    for (const [kind, text] of inputs) {
      const taken = await cost(text, language);
      if (taken > 8 * Math.max(usual, 2))
        slow.push(`${kind} ${JSON.stringify(text.slice(0, 12))}: ${taken} of ${usual} ms`);
    }
    expect(slow).toEqual([]);
  },
);
