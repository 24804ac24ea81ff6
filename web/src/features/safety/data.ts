import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { planHelp } from '@alento/safety/plan-help.ts';

/** The help that a message needs, judged on this device; null where it needs none. */
export async function assessOnDevice(text: string, language: LanguageCode): Promise<HelpBlock | null> {
  const { assessMessage } = await import('@alento/safety/assess-message.ts');
  return planHelp(await assessMessage(text, language), 0);
}
