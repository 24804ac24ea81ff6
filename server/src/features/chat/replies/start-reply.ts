import type { MessageStatus } from '@alento/domain/chat/schema.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { randomUUID } from 'node:crypto';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway, ReplyRequest, ReplySink } from '#platform/models/model-gateway.ts';
import type { ChatContext } from '../context.ts';
import { openHelp } from '../crisis/seal-help.ts';
import { waitBriefly } from '../crisis/wait-briefly.ts';
import type { MessageRow } from '../data.ts';
import { promptVersion as companionVersion } from '../prompts/companion.ts';
import { neutralFrom } from '../prompts/crisis-voice.ts';
import { instructionsFor } from '../prompts/instructions.ts';
import { storeReply, type ReplySession } from './data.ts';
import { noteReply } from './note-reply.ts';
import { RunningReply } from './running-reply.ts';

export interface ReplyTask {
  readonly sessionId: string;
  readonly session: ReplySession;
  /** The message to answer and what came before it, newest first. */
  readonly context: readonly MessageRow[];
  /** The highest tier of the last 24 hours. */
  readonly tier: Tier;
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
  const help = openHelp(task.cipher, asked);
  const speak = speakWith(ctx.model, requestFor(task, id));
  const reply = new RunningReply({
    id,
    engine: ctx.model.engine,
    help,
    graceMs: ctx.graceMs,
    speak: help ? waitBriefly(ctx.crisisPatienceMs, speak) : speak,
    store: storeWith(ctx, { ...task, id, askedId: asked.id }),
  });
  noteEnd(ctx.log, reply, task.sessionId);
  return reply;
}

// Each closure that lives as long as the reply is made by a function of its own: sharing a scope, it would keep the
// whole conversation in memory.

function speakWith(model: ModelGateway, request: ReplyRequest): (sink: ReplySink) => () => void {
  return (sink) => model.reply(request, sink);
}

function requestFor({ context, cipher, session, tier }: ReplyTask, seed: string): ReplyRequest {
  const { mood, language } = session;
  const personality = tier >= neutralFrom ? 'default' : session.personality;
  const turns = context.toReversed().map((message) => ({
    role: message.role,
    text: cipher.decrypt(message.id, message.body),
    help: openHelp(cipher, message),
  }));
  return { instructions: instructionsFor({ ...session, tier }), turns, mood, personality, language, seed };
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

function noteEnd(log: Log, reply: RunningReply, sessionId: string): void {
  const began = performance.now();
  void reply.over.then((ending) =>
    noteReply(log, { sessionId, replyId: reply.id, ending, ms: performance.now() - began }),
  );
}
