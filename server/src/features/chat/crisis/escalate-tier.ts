import { planHelp } from '@alento/safety/plan-help.ts';
import type { HelpBlock, Tier } from '@alento/domain/safety/schema.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { ReplyRequest } from '#platform/models/model-gateway.ts';
import type { ChatContext } from '../context.ts';
import type { RunningReply } from '../replies/running-reply.ts';
import type { Judgement } from '@alento/safety/judge-message.ts';
import { askSecondOpinion } from './second-opinion.ts';

export interface EscalatedHelp {
  readonly tier: Tier;
  readonly help: HelpBlock;
}

interface Escalation {
  readonly judgement: Pick<Judgement, 'assessment' | 'before'>;
  /** The one message, of whom and in which mood it was written. */
  readonly asked: Omit<ReplyRequest, 'instructions' | 'turns'> & { text: string };
  /** Keeps what was raised. */
  readonly keep: (raised: EscalatedHelp) => Promise<unknown>;
}

/**
 * Asks the model for a second opinion beside the reply, without delaying its words. A higher tier than the detector's
 * shows its help late; a lower one changes nothing.
 */
export function escalateTier(ctx: ChatContext, reply: RunningReply, { judgement, asked, keep }: Escalation): void {
  const { assessment, before } = judgement;
  const { model } = ctx;
  if (model.engine !== 'model' || assessment.tier === 4) return;
  const withdrawn = new AbortController();
  const signal = AbortSignal.any([withdrawn.signal, AbortSignal.timeout(ctx.opinionPatienceMs)]);
  const asking = ctx
    .isSwitchedOff(model.model, asked.language)
    .then((isOff) => (isOff ? null : askSecondOpinion(model, asked, signal)));
  const raising = asking.then(async (tier) => {
    const help = tier !== null && tier > assessment.tier && planHelp({ ...assessment, tier }, before);
    if (!tier || !help) return;
    reply.raise(help);
    await keep({ tier, help });
  });
  raising.catch((cause: unknown) => ctx.log.error({ cause: errorCodeOf(cause) }, 'help was not raised'));
  reply.holdEndFor(raising.catch(() => undefined));
  void reply.over.then(() => withdrawn.abort());
}
