import type { Understanding } from '../understanding/understand.ts';
import { isSubject, themes, toneOfTheme, type Theme } from '../vocabulary.ts';

/** What a theme of the message before counts, compared with one of this message. */
const fading = 0.92;

/** A feeling passes through many conversations; what they are about weighs more. */
const weightOfFeeling = 0.6;

/** A theme beside another in the same message. */
const weightBeside = 0.6;

/** Messages for which what somebody came to speak of is still meant, as long as they speak of nothing else. */
const meantFor = 4;

/**
 * Whether a theme was spoken of just now, more than once, or alone before: what was mentioned in passing calls for no advice
 * of its own.
 */
export function isThemeCertain(read: readonly Understanding[], theme: Theme): boolean {
  if (read.at(-1)?.themes.includes(theme) || isRepeated(read, theme)) return true;
  const latelySpokenOf = read.slice(-meantFor).filter(({ themes }) => themes.length > 0);
  return latelySpokenOf.length > 0 && latelySpokenOf.every(({ themes }) => themes[0] === theme);
}

/** A theme that was spoken of twice is hardly a misunderstanding. */
export function isRepeated(read: readonly Understanding[], theme: Theme): boolean {
  return read.filter(({ themes }) => themes.includes(theme)).length > 1;
}

/** What a conversation has been about, the last messages before the first; null where no theme was understood. */
export function mainTheme(read: readonly Understanding[]): Theme | null {
  const weights = new Map<Theme, number>();
  for (const [index, message] of read.entries()) {
    for (const [rank, theme] of message.themes.entries()) {
      const weight = fading ** (read.length - 1 - index) * weightBeside ** Math.min(rank, 2);
      const kind = isSubject(theme) || theme === 'panic' || toneOfTheme(theme) === 'high' ? 1 : weightOfFeeling;
      weights.set(theme, (weights.get(theme) ?? 0) + weight * kind);
    }
  }
  const heaviest = Math.max(0, ...weights.values());
  return themes.find((theme) => weights.get(theme) === heaviest) ?? null;
}
