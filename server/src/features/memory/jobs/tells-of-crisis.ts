import { loadGuidedContent } from '@alento/domain/chat/guided/load-content.ts';
import { understand } from '@alento/domain/chat/guided/understanding/understand.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { detectCrisis } from '@alento/domain/safety/detector/detect-crisis.ts';
import { lexicons, loadDetector } from '@alento/domain/safety/detector/load-detector.ts';

/** From this tier on nothing of a conversation is remembered: docs/safety/detector.md. */
const crisisTier = 2;

/** Whether a text tells of danger; either of the two who listen for it is enough. */
export async function tellsOfCrisis(text: string, language: LanguageCode): Promise<boolean> {
  const content = await loadGuidedContent(language);
  if (understand(content, text).danger !== null) return true;
  return language in lexicons && detectCrisis(await loadDetector(language), text).tier >= crisisTier;
}
