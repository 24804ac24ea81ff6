import { tiers, type Tier } from '@alento/domain/safety/schema.ts';
import { completeText } from '#lib/complete-text.ts';
import type { ModelGateway, ReplyRequest } from '#platform/models/model-gateway.ts';
import { gradingPrompt } from '../prompts/grading.ts';

/** An answer without a digit among its first characters is no grade. */
const longestAnswer = 40;

/**
 * Asks the model for the tier of a message. The answer can raise a tier, never lower one. Null if it was
 * unusable, failed, or came too late.
 */
export async function askSecondOpinion(
  model: ModelGateway,
  { text, ...request }: Omit<ReplyRequest, 'instructions' | 'turns'> & { text: string },
  signal: AbortSignal,
): Promise<Tier | null> {
  const turns = [{ role: 'user' as const, text }];
  const asked = { ...request, instructions: gradingPrompt.text, turns };
  const isEnough = (answer: string): boolean => readTier(answer) !== null || answer.length > longestAnswer;
  try {
    return readTier(await completeText((sink) => model.reply(asked, sink), { signal, isEnough }));
  } catch {
    // Whatever failed shows in the reply itself.
    return null;
  }
}

/** The digit that an answer consists of; a digit among words may be anything. */
export function readTier(answer: string): Tier | null {
  const digit = /^\W*(\d)(?!\d)/.exec(answer)?.[1];
  return tiers.find((tier) => String(tier) === digit) ?? null;
}
