import type { MessageStatus, Personality } from '@alento/domain/chat/schema.ts';
import { randomUUID } from 'node:crypto';
import { recalledSection, type SealedText } from '#features/memory/recall-memories.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway, ReplyRequest, ReplySink } from '#platform/models/model-gateway.ts';
import type { ChatContext } from '../context.ts';
import type { MessageRow } from '../data.ts';
import { promptVersionOf } from '../prompts/instructions.ts';
import { storeReply, type ReplySession } from './data.ts';
import { noteReply } from './note-reply.ts';
import { prepareRequest } from './prepare-request.ts';
import { factsOf, refreshSummary, turnOf } from './refresh-summary.ts';
import { RunningReply } from './running-reply.ts';

export interface ReplyTask {
  readonly sessionId: string;
  readonly session: ReplySession;
  /** The message to answer and what came before it, newest first. */
  readonly context: readonly MessageRow[];
  readonly memories: readonly SealedText[];
  readonly cipher: PersonCipher;
  readonly isRegenerated: boolean;
  /** Settles when the message is stored; the reply to it can be stored only then. */
  readonly accepted: () => Promise<unknown>;
}

/** Has the engine answer a message; from here on the reply lives without the request that asked for it. */
export function startReply(ctx: ChatContext, task: ReplyTask): RunningReply {
  const [asked] = task.context;
  if (!asked) throw new Error('there is no message to answer');
  const id = randomUUID();
  const reply = new RunningReply({
    id,
    engine: ctx.model.engine,
    graceMs: ctx.graceMs,
    speak: speakWith(ctx.model, requestFor(ctx.model, task, id)),
    store: storeWith(ctx, { ...task, id, askedId: asked.id, personality: task.session.personality }),
  });
  noteEnd(ctx.log, reply, task.sessionId);
  shortenAfter(ctx, reply, task.sessionId);
  return reply;
}

// Each closure that lives as long as the reply is made by a function of its own: sharing a scope, it would keep the
// whole conversation in memory.

function speakWith(model: ModelGateway, request: ReplyRequest): (sink: ReplySink) => () => void {
  return (sink) => model.reply(request, sink);
}

function requestFor(model: ModelGateway, task: ReplyTask, seed: string): ReplyRequest {
  const { sessionId, session, context, memories, cipher } = task;
  const turns = context.toReversed().map((message) => turnOf(message, cipher));
  const sections = [recalledSection(memories, cipher)];
  return prepareRequest(model, { facts: factsOf(sessionId, session, cipher), sections, turns, seed });
}

type StoreTask = Pick<ReplyTask, 'cipher' | 'isRegenerated' | 'accepted'> & {
  id: string;
  askedId: string;
  personality: Personality;
};

function storeWith(ctx: ChatContext, task: StoreTask): (text: string, status: MessageStatus) => Promise<boolean> {
  const { id, askedId, cipher, isRegenerated, accepted, personality } = task;
  const { engine, model } = ctx.model;
  return async (text, status) => {
    await accepted();
    const promptVersion = engine === 'model' ? promptVersionOf(personality) : null;
    const body = cipher.encrypt(id, text);
    const reply = { id, askedId, body, status, engine, model, promptVersion, isRegenerated };
    // A database that restarts must not cost the person a reply they have read.
    return ctx.patientDatabase((tx) => storeReply(tx, reply));
  };
}

function noteEnd(log: Log, reply: RunningReply, sessionId: string): void {
  const began = performance.now();
  void reply.over.then((ending) =>
    noteReply(log, { sessionId, replyId: reply.id, ending, ms: performance.now() - began }),
  );
}

function shortenAfter(ctx: ChatContext, reply: RunningReply, sessionId: string): void {
  void reply.over.then(({ kind }) => {
    if (kind !== 'finished') return;
    ctx.replies.background.begin(ctx.actor.id, (signal) => refreshSummary(ctx, sessionId, signal));
  });
}
