import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { GuidedContent } from '@alento/guided-companion/content.ts';
import { readAhead } from '@alento/guided-companion/conversation/read-ahead.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { expect, test } from 'vitest';

const filled = (piece: string): string => piece.repeat(10_000).slice(0, 10_000);

/** The processor's time that the longest step of reading takes, of the quickest of a few rounds, in milliseconds. */
function longestStep(content: GuidedContent, text: string): number {
  let least = Infinity;
  for (let round = 0; round < 6; round += 1) {
    const said = Array.from({ length: 4 }, (_, index): Turn => ({ role: 'user', text: `${index}${text}`, help }));
    let longest = 0;
    let before = process.threadCpuUsage();
    for (const _ of readAhead(content, said)) {
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      before = process.threadCpuUsage();
    }
    least = Math.min(least, longest);
  }
  return least;
}

const help: HelpBlock = { tier: 3, categories: ['suicide'], form: 'full' };

// Against ordinary prose of the same length, so that it holds on any machine.
test.each([
  ['en', ['a\n', 'I ', 'a…', 'tell me what to do ', 'should i? ', 'not sad but ', 'I 我 я أ क 가 あ. ']],
  ['zh', ['怎么办', '我', '的。']],
  ['ko', ['어떻게 ', '나 ']],
] as const)('a long conversation of long messages is read in short steps (%s)', async (language, pieces) => {
  const content = await loadGuidedContent(language);
  const prose = filled(
    'Today my boss shouted at me again, and I felt small and tired. What should I have said to him? ',
  );
  const usual = longestStep(content, prose);
  for (const piece of pieces) {
    expect(longestStep(content, filled(piece))).toBeLessThan(8 * Math.max(usual, 3));
  }
});
