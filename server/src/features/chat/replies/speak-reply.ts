import type { OutputGuard } from '@alento/safety/output-guard/output-guard.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway, ReplyRequest, ReplySink } from '#platform/models/model-gateway.ts';
import type { ChatContext } from '../context.ts';
import { waitBriefly } from '../crisis/wait-briefly.ts';
import { guardFor } from './guard-for.ts';
import { noteReply, type ReplyNote } from './note-reply.ts';
import { prepareRequest, type RequestBasis } from './prepare-request.ts';
import { RunningReply, type ReplyOptions } from './running-reply.ts';

export interface SpokenReply extends RequestBasis, Pick<ReplyOptions, 'help' | 'store'> {
  /** What the log knows the conversation by. */
  readonly sessionId: string;
}

/** The one way in which an engine comes to speak to a person, whether the conversation is kept or not. */
export async function speakReply(ctx: ChatContext, spoken: SpokenReply): Promise<RunningReply> {
  const { sessionId, facts, turns, seed: id, help, store } = spoken;
  const { language, tier } = facts;
  const guard = await guardFor({ language, asked: turns.at(-1)?.text ?? '', tier });
  const speak = speakWith(ctx.model, prepareRequest(ctx.model, spoken));
  const reply = new RunningReply({
    id,
    engine: ctx.model.engine,
    help,
    guard,
    graceMs: ctx.graceMs,
    speak: help ? waitBriefly(ctx.crisisPatienceMs, speak) : speak,
    store,
  });
  noteEnd(ctx.log, reply, { sessionId, language, guard });
  return reply;
}

// Each closure that lives as long as the reply is made by a function of its own: sharing a scope, it would keep the
// whole conversation in memory.

function speakWith(model: ModelGateway, request: ReplyRequest): (sink: ReplySink) => () => void {
  return (sink) => model.reply(request, sink);
}

type EndedReply = Pick<ReplyNote, 'sessionId' | 'language'> & { guard: OutputGuard };

function noteEnd(log: Log, reply: RunningReply, { sessionId, language, guard }: EndedReply): void {
  const began = performance.now();
  void reply.over.then((ending) => {
    const { findings } = guard;
    noteReply(log, { sessionId, replyId: reply.id, ending, ms: performance.now() - began, language, findings });
  });
}
