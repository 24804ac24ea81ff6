import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Judgement } from '@alento/safety/judge-message.ts';
import { planHelp } from '@alento/safety/plan-help.ts';
import { isLimitError } from '#features/billing/take-allowance.ts';
import type { ChatContext } from '../context.ts';
import { askSecondOpinion } from './second-opinion.ts';

interface Asked {
  readonly judgement: Judgement;
  readonly asked: { readonly id: string; readonly text: string; readonly language: LanguageCode };
}

export interface AcceptedDanger<T> {
  readonly accepted: T;
  /** Graver than the one given, if only the second opinion saw danger. */
  readonly judgement: Judgement;
  readonly isEscalated: boolean;
}

/**
 * Accepts a message that may be refused because the day's allowance is used up. Before it is, the model gives its second
 * opinion: what it rates as danger is accepted after all, for that no limit may refuse.
 */
export async function acceptDanger<T>(
  ctx: ChatContext,
  { judgement, asked }: Asked,
  accept: (judgement: Judgement) => Promise<T>,
): Promise<AcceptedDanger<T>> {
  try {
    return { accepted: await accept(judgement), judgement, isEscalated: false };
  } catch (refusal) {
    if (!isLimitError(refusal)) throw refusal;
    const escalated = await escalateJudgement(ctx, { judgement, asked });
    if (!escalated) throw refusal;
    return { accepted: await accept(escalated), judgement: escalated, isEscalated: true };
  }
}

/** Null where the model is not asked, does not answer or sees no danger. */
async function escalateJudgement(ctx: ChatContext, { judgement, asked }: Asked): Promise<Judgement | null> {
  if (ctx.model.engine !== 'model') return null;
  const { id, text, language } = asked;
  const request = { mood: null, personality: 'default' as const, language, seed: id, text };
  const tier = await askSecondOpinion(ctx.model, request, AbortSignal.timeout(ctx.opinionPatienceMs));
  const { assessment, before, standing } = judgement;
  if (tier === null || tier < 2) return null;
  const graver = { ...assessment, tier };
  return { assessment: graver, before, standing: tier > standing ? tier : standing, help: planHelp(graver, before) };
}
