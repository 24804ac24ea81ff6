import type { Patterns } from './pattern.ts';

/** A list of patterns, written as people write lists: separated by commas. */
export function phrases(list: string): Patterns {
  return list
    .split(/[,，、،]/u)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
