import type { TemporaryStretch, TemporarySummary } from '@alento/domain/chat/temporary-schema.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { ChatContext } from '../context.ts';
import { fitWindow } from '../replies/fit-window.ts';
import { summariseTurns } from '../replies/summarise-turns.ts';
import { temporaryFacts } from './answer-temporary.ts';

/** Summarises the beginning of a temporary conversation; the summary goes to the browser and is not stored. */
export async function summariseTemporary({
  ctx,
  input,
  signal,
}: {
  ctx: ChatContext;
  input: TemporaryStretch;
  signal: AbortSignal;
}): Promise<TemporarySummary> {
  const { model } = ctx;
  if (model.windowTokens === undefined || (await ctx.isSwitchedOff(model.model, input.language)))
    return { summary: null };
  const facts = await temporaryFacts(ctx, input);
  const turns = fitWindow(input.turns, model.windowTokens / 2);
  try {
    return { summary: await summariseTurns(model, { facts, turns }, signal) };
  } catch (error) {
    ctx.log.warn({ sessionId: 'temporary', code: errorCodeOf(error) }, 'summary');
    return { summary: null };
  }
}
