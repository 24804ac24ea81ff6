import type { MessageStatus } from '@alento/domain/chat/schema.ts';
import type { OutputGuard } from '@alento/domain/safety/guard/output-guard.ts';
import type { Tier } from '@alento/domain/safety/detector/assessment.ts';
import { randomUUID } from 'node:crypto';
import { recalledSection, type SealedText } from '#features/memory/recall-memories.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway, ReplyRequest, ReplySink } from '#platform/models/model-gateway.ts';
import type { ChatContext } from '../context.ts';
import type { MessageRow } from '../data.ts';
import { promptVersion as companionVersion } from '../prompts/companion.ts';
import { instructionsFor } from '../prompts/instructions.ts';
import { storeReply, type ReplySession } from './data.ts';
import { guardFor } from './guard-for.ts';
import { noteReply, type ReplyNote } from './note-reply.ts';
import { RunningReply } from './running-reply.ts';

export interface ReplyTask {
  readonly sessionId: string;
  readonly session: ReplySession;
  /** The message to answer and what came before it, newest first. */
  readonly context: readonly MessageRow[];
  readonly memories: readonly SealedText[];
  readonly cipher: PersonCipher;
  readonly isRegenerated: boolean;
  /** How much danger the conversation is in: from 2 on, whole sentences are read before they are heard. */
  readonly tier: Tier;
  /** Settles when the message is stored; the reply to it can be stored only then. */
  readonly accepted: () => Promise<unknown>;
}

/** Has the engine answer a message; from here on the reply lives without the request that asked for it. */
export async function startReply(ctx: ChatContext, task: ReplyTask): Promise<RunningReply> {
  const [asked] = task.context;
  if (!asked) throw new Error('there is no message to answer');
  const id = randomUUID();
  const request = requestFor(task, id);
  const guard = await guardFor({
    language: request.language,
    asked: request.turns.at(-1)?.text ?? '',
    tier: task.tier,
  });
  const reply = new RunningReply({
    id,
    engine: ctx.model.engine,
    guard,
    graceMs: ctx.graceMs,
    speak: speakWith(ctx.model, request),
    store: storeWith(ctx, { ...task, id, askedId: asked.id }),
  });
  noteEnd(ctx.log, reply, { sessionId: task.sessionId, language: request.language, guard });
  return reply;
}

// Each closure that lives as long as the reply is made by a function of its own: sharing a scope, it would keep the
// whole conversation in memory.

function speakWith(model: ModelGateway, request: ReplyRequest): (sink: ReplySink) => () => void {
  return (sink) => model.reply(request, sink);
}

function requestFor({ context, memories, cipher, session }: ReplyTask, seed: string): ReplyRequest {
  const { mood, personality, language } = session;
  const turns = context.toReversed().map(({ id, role, body }) => ({ role, text: cipher.decrypt(id, body) }));
  const instructions = instructionsFor(session, [recalledSection(memories, cipher)]);
  return { instructions, turns, mood, personality, language, seed };
}

type StoreTask = Pick<ReplyTask, 'cipher' | 'isRegenerated' | 'accepted'> & { id: string; askedId: string };

function storeWith(ctx: ChatContext, task: StoreTask): (text: string, status: MessageStatus) => Promise<boolean> {
  const { id, askedId, cipher, isRegenerated, accepted } = task;
  const { engine, model } = ctx.model;
  return async (text, status) => {
    await accepted();
    const promptVersion = engine === 'model' ? companionVersion : null;
    const body = cipher.encrypt(id, text);
    const reply = { id, askedId, body, status, engine, model, promptVersion, isRegenerated };
    // A database that restarts must not cost the person a reply they have read.
    return ctx.patientDatabase((tx) => storeReply(tx, reply));
  };
}

type EndedReply = Pick<ReplyNote, 'sessionId' | 'language'> & { guard: OutputGuard };

function noteEnd(log: Log, reply: RunningReply, { sessionId, language, guard }: EndedReply): void {
  const began = performance.now();
  void reply.over.then((ending) => {
    const { findings } = guard;
    noteReply(log, { sessionId, replyId: reply.id, ending, ms: performance.now() - began, language, findings });
  });
}
