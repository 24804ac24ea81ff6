import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { assessMessage } from '@alento/safety/assess-message.ts';

/** From this tier on nothing of a conversation is remembered: docs/safety/detector.md. */
const crisisTier = 2;

/** Whether a text tells of danger. */
export async function tellsOfCrisis(text: string, language: LanguageCode): Promise<boolean> {
  return (await assessMessage(text, language)).tier >= crisisTier;
}
