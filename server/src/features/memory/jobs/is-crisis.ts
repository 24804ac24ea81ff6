import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { assessMessage } from '@alento/safety/assess-message.ts';

/** From this tier on, nothing of a session is remembered: docs/safety/detector.md. */
const crisisTier = 2;

/** Whether a text is a crisis message, by tier. */
export async function isCrisis(text: string, language: LanguageCode): Promise<boolean> {
  return (await assessMessage(text, language)).tier >= crisisTier;
}
