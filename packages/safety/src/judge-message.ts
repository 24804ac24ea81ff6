import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { HelpBlock, Tier } from '@alento/domain/safety/schema.ts';
import { assessMessage, type YieldToEventLoop } from './assess-message.ts';
import type { EarlierTurn } from './context/earlier-turn.ts';
import type { Assessment } from './detector/assessment.ts';
import { planHelp } from './plan-help.ts';

/** An assessment with its consequences. */
export interface Judgement {
  readonly assessment: Assessment;
  /** The highest tier of the 24 hours before the message. */
  readonly before: Tier;
  /** The same with the message: what the reply goes by. */
  readonly standing: Tier;
  readonly help: HelpBlock | null;
}

interface Heard {
  readonly text: string;
  readonly language: LanguageCode;
  readonly before: Tier;
  /** The last turns before the message, oldest first. */
  readonly earlier: readonly EarlierTurn[];
  /** Where others wait for the same processor: a long message is read in several turns. */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

export async function judgeMessage({ text, language, before, earlier, yieldToEventLoop }: Heard): Promise<Judgement> {
  const assessment = await assessMessage(text, language, earlier, yieldToEventLoop);
  const standing = assessment.tier > before ? assessment.tier : before;
  return { assessment, before, standing, help: planHelp(assessment, before) };
}
