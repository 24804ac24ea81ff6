import { randomUUID } from 'node:crypto';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { retryWhileUnavailable } from '#platform/database/retry.ts';
import type { ChatContext } from '../context.ts';
import type { MessageRow } from '../data.ts';
import { promptVersion } from '../prompts/companion.ts';
import { instructionsFor } from '../prompts/instructions.ts';
import { storeReply, type ReplySession } from './data.ts';
import { noteReply } from './note-reply.ts';
import { RunningReply } from './running-reply.ts';

/** A database that restarts must not cost the person a reply they have read. */
const storePatienceMs = 15_000;

export interface ReplyTask {
  readonly sessionId: string;
  readonly session: ReplySession;
  /** The message to answer and what came before it, newest first. */
  readonly context: readonly MessageRow[];
  readonly cipher: PersonCipher;
  readonly isRegenerated: boolean;
  /** Settles when the message is stored; the reply to it can be stored only then. */
  readonly accepted: () => Promise<unknown>;
}

/** Has the engine answer a message; from here on the reply lives without the request that asked for it. */
export function startReply(ctx: ChatContext, task: ReplyTask): RunningReply {
  const { cipher, session, sessionId } = task;
  const { engine, model } = ctx.model;
  const [asked] = task.context;
  if (!asked) throw new Error('there is no message to answer');
  const id = randomUUID();
  const began = performance.now();

  const reply = new RunningReply({
    id,
    engine,
    graceMs: ctx.graceMs,
    speak: (sink) =>
      ctx.model.reply(
        {
          instructions: engine === 'model' ? instructionsFor(session) : '',
          turns: task.context.toReversed().map(({ id: messageId, role, body }) => ({
            role,
            text: cipher.decrypt(messageId, body),
          })),
          mood: session.mood,
          personality: session.personality,
          language: session.language,
          seed: id,
        },
        sink,
      ),
    store: async (text, status) => {
      await task.accepted();
      const stored = {
        id,
        askedId: asked.id,
        body: cipher.encrypt(id, text),
        status,
        engine,
        model,
        promptVersion: engine === 'model' ? promptVersion : null,
        isRegenerated: task.isRegenerated,
      };
      return retryWhileUnavailable(() => ctx.database((tx) => storeReply(tx, stored)), storePatienceMs);
    },
  });
  void reply.over.then((ending) =>
    noteReply(ctx.log, { sessionId, replyId: id, ending, ms: performance.now() - began }),
  );
  return reply;
}
