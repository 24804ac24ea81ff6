import { fold } from '../common/text/fold.ts';

/** The same for two memories that differ in case, accents, spaces and punctuation only. */
export function memoryKey(text: string): string {
  const key = fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  // A memory of symbols alone is compared as it stands.
  return key === '' ? text : key;
}
