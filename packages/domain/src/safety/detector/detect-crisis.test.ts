import { expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { loadDetector } from './load-detector.ts';

const detector = await loadDetector('en');
const read = (text: string) => detectCrisis(detector, text);

test.each([
  'hi',
  'thank you so much, that helped',
  'we had pasta and watched a film',
  'my phone is about to die',
  'my mum is going to kill me when she sees the carpet haha',
  'what a gorgeous morning',
])('nothing is read into "%s"', (text) => {
  expect(read(text)).toEqual({ tier: 0, categories: [], evidence: [] });
});

test.each(['I feel so lonely and sad since she left', 'had a panic attack at work and cried in the car'])(
  'distress is no crisis: "%s"',
  (text) => {
    expect(read(text).tier).toBe(1);
  },
);

test.each(['I wish I was dead', "I don't want to exist anymore", 'my family would be better off without me'])(
  'a passive wish to be dead is seen: "%s"',
  (text) => {
    expect(read(text).tier).toBeGreaterThanOrEqual(2);
  },
);

test.each(['I want to kill myself', "I'm thinking about suicide every day", 'i wanna kms'])(
  'active thoughts are seen: "%s"',
  (text) => {
    const { tier, categories } = read(text);
    expect(tier).toBeGreaterThanOrEqual(3);
    expect(categories).toContain('suicide');
  },
);

test.each([
  'The pills are on my bed. It ends tonight.',
  'I took all my pills',
  'he has a knife and he is in the house',
])('danger at this moment is seen: "%s"', (text) => {
  expect(read(text).tier).toBe(4);
});

test('what surrounds it does not hide it', () => {
  const danger = 'I am thinking about how to kill myself.';
  const before = 'Work was fine today. We had soup for lunch and the sun came out in the afternoon. ';
  const after = ' Then I watered the plants and called my aunt about the weekend. The film was nice, too.';
  const { tier, evidence } = read(before + danger + after);
  expect(tier).toBeGreaterThanOrEqual(3);
  expect(evidence.some(({ start, end }) => start <= before.length && end >= before.length + danger.length)).toBe(true);
});
