import type { SendMessage } from '@alento/domain/chat/schema.ts';
import type { Assessment } from '@alento/domain/safety/detector/assessment.ts';
import { planHelp } from '@alento/domain/safety/plan-help.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { ChatContext } from '../context.ts';
import type { RunningReply } from '../replies/running-reply.ts';
import type { ReplyTask } from '../replies/start-reply.ts';
import { raiseHelp } from './data.ts';
import { sealHelp } from './seal-help.ts';
import { askSecondOpinion } from './second-opinion.ts';

interface Considered extends ReplyTask {
  readonly message: SendMessage;
  readonly assessment: Assessment;
  /** The highest tier of the 24 hours before the message. */
  readonly before: Tier;
}

/**
 * Has the model judge the message, too, beside the reply and without delaying its words. Where it sees more than the
 * detector did, the help comes late, but it comes; it never takes any away.
 */
export function considerRaising(ctx: ChatContext, reply: RunningReply, considered: Considered): void {
  const { session, message, assessment, cipher } = considered;
  if (ctx.model.engine !== 'model' || assessment.tier === 4) return;
  const { mood, personality, language } = session;
  const request = { mood, personality, language, seed: message.id, text: message.text };
  const opinion = askSecondOpinion(ctx.model, request, ctx.opinionPatienceMs);
  const raising = opinion.tier.then(async (tier) => {
    const help = tier !== null && tier > assessment.tier && planHelp({ ...assessment, tier }, considered.before);
    if (!tier || !help) return;
    reply.raise(help);
    await considered.accepted();
    const raised = { messageId: message.id, tier, help: sealHelp(cipher, message.id, help), country: ctx.country };
    await ctx.patientDatabase((tx) => raiseHelp(tx, raised));
  });
  raising.catch((cause: unknown) => ctx.log.error({ cause: errorCodeOf(cause) }, 'help was not raised'));
  reply.holdEndFor(raising.catch(() => undefined));
  void reply.over.then(opinion.withdraw);
}
