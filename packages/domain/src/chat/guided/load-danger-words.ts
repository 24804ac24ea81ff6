import type { LanguageCode } from '../../language/languages.ts';
import { loadGuidedContent } from './load-content.ts';
import { dangerIn } from './understanding/danger.ts';
import type { Danger } from './vocabulary.ts';

export type { Danger };

/** What finds plain words of danger in a message of one language. */
export async function loadDangerWords(language: LanguageCode): Promise<(text: string) => Danger | null> {
  const content = await loadGuidedContent(language);
  return (text) => dangerIn(content, text);
}
