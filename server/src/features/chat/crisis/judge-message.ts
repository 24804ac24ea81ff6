import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { assessMessage } from '@alento/safety/assess-message.ts';
import type { Assessment } from '@alento/safety/detector/assessment.ts';
import { planHelp } from '@alento/safety/plan-help.ts';
import type { HelpBlock, Tier } from '@alento/domain/safety/schema.ts';

/** What a message tells of, and what follows from it. */
export interface Judgement {
  readonly assessment: Assessment;
  /** The highest tier of the 24 hours before the message. */
  readonly before: Tier;
  /** The same with the message: what the reply goes by. */
  readonly standing: Tier;
  readonly help: HelpBlock | null;
}

export async function judgeMessage(text: string, language: LanguageCode, before: Tier): Promise<Judgement> {
  const assessment = await assessMessage(text, language);
  const standing = assessment.tier > before ? assessment.tier : before;
  return { assessment, before, standing, help: planHelp(assessment, before) };
}
