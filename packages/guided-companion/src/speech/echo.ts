import { findEcho } from '../understanding/find-echo.ts';
import { suiting } from './chooser.ts';
import { isSaidIn } from './template.ts';
import type { Speaker } from './speaker.ts';

/** Replies between two echoes, unless somebody only wants to be heard. */
const pauseBetween = 2;

/** A few of the person's own words, quoted; null where they should not be said back, or were lately. */
export function echo({ choose, content, conversation }: Speaker): string | null {
  const { latest, latestText, said, sinceDanger, manner } = conversation;
  if (sinceDanger === 0 || latest.otherLanguage !== null) return null;
  const words = findEcho(content, latestText);
  if (words === null || said.some((text) => text.includes(words))) return null;
  const lines = Object.values(content.echoes).flat();
  const wasJustEchoed = said.slice(-pauseBetween).some((text) => lines.some((line: string) => isSaidIn(line, text)));
  if (wasJustEchoed && !manner.isListening) return null;
  // Of mixed feelings, nothing is said that hears one side alone.
  const fitting = latest.tone === 'mixed' ? (content.echoes.any ?? []) : suiting(content.echoes, latest.tone);
  return choose.fresh(fitting, 'echo', { words }) ?? choose.passing(fitting, 'echo', { words });
}
