/** From the easiest to guess to the hardest. */
export const strengths = ['weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof strengths)[number];

const fairBits = 40;
const strongBits = 60;

/** Kinds of characters, and how many there are of each. */
const kinds: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^\x20-\x7e]/, 100],
];

/**
 * A hint, and no more than that: what is on the lists of common passwords, the server refuses. Length counts most;
 * characters that come again or follow each other, as in "aaaa" and "1234", count little.
 */
export function passwordStrength(password: string): PasswordStrength {
  const alphabet = kinds.filter(([kind]) => kind.test(password)).reduce((sum, [, size]) => sum + size, 0);
  const bits = countUnpredictable(password) * Math.log2(Math.max(alphabet, 2));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

/** Counts characters that are not predictable from the ones before them. */
function countUnpredictable(password: string): number {
  const points = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const fresh = points.filter((point, index) => {
    const step = point - (points[index - 1] ?? Number.NaN);
    return Number.isNaN(step) || Math.abs(step) > 1;
  });
  // A word twice is hardly better than once.
  return Math.min(fresh.length, new Set(points).size * 1.6);
}
