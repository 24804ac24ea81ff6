import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { randomUUID } from 'node:crypto';
import { decryptExercises } from '#features/exercises/recall-exercises.ts';
import { recalledSection } from '#features/memory/recall-memories.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { ChatContext } from '../context.ts';
import { decryptHelp } from '../crisis/encrypt-help.ts';
import { crisisFrom } from '../prompts/crisis-voice.ts';
import { saidOffline } from '../prompts/sections/kept-by-device.ts';
import { getPromptVersion, instructionsFor } from '../prompts/instructions.ts';
import { storeReply } from './data.ts';
import type { ReplyBasis, ReplySession } from './reply-basis.ts';
import { countTurnTokens, fillingOf, isFull } from './fit-window.ts';
import { roomForTurns, type RequestInput } from './prepare-request.ts';
import { titleSession } from '../titles/title-session.ts';
import { toConversationFacts, refreshSummary, toTurn } from './refresh-summary.ts';
import type { RunningReply } from './running-reply.ts';
import { generateReply, type ReplyInput } from './generate-reply.ts';

export interface ReplyTask extends ReplyBasis {
  readonly sessionId: string;
  readonly session: ReplySession;
  readonly cipher: PersonCipher;
  readonly isRegenerated: boolean;
  /** The reply before it missed: how to go on. */
  readonly repair?: RepairKind | undefined;
  /** The highest of the last 24 hours. */
  readonly tier: Tier;
  /** The country whose help lines the device shows, if it sent one. */
  readonly country: string | undefined;
}

/** Has the engine answer a message; from here on the reply lives without the request that asked for it. */
export async function startReply(ctx: ChatContext, task: ReplyTask): Promise<RunningReply> {
  const [asked] = task.context;
  if (!asked) throw new Error('there is no message to answer');
  const { sessionId, cipher } = task;
  const id = randomUUID();
  const basis = toReplyInput(task, id);
  const promptVersion = getPromptVersion(basis.facts, task.repair);
  const reply = await generateReply(ctx, {
    ...basis,
    sessionId,
    help: decryptHelp(cipher, asked),
    store: createStore(ctx, { ...task, id, askedId: asked.id, promptVersion }),
    country: task.country,
    hasPremium: task.session.has_premium,
  });
  // Of danger no title tells, so none is looked for.
  const needsTitle = !task.session.has_title && !task.context.some(({ help }) => help !== null);
  workAfter(ctx, reply, { sessionId, needsTitle, isSummaryDue: createSummaryCheck(ctx, basis) });
  return reply;
}

function toReplyInput(task: ReplyTask, seed: string): RequestInput {
  const { sessionId, session, context, memories, cipher, tier, repair } = task;
  const exercises = decryptExercises(task.exercises, cipher);
  return {
    facts: toConversationFacts(sessionId, session, { cipher, tier, exercises }),
    sections: [
      // Where there is danger, nothing from other days stands beside it.
      tier < crisisFrom ? recalledSection(memories, cipher) : null,
      // After the opening, what the guided companion said may have been said on the person's device.
      context.some(({ role, engine, position }) => role === 'assistant' && engine === 'guided' && position > 1)
        ? saidOffline
        : null,
    ],
    turns: context.toReversed().map((message) => toTurn(message, cipher)),
    seed,
    repair,
  };
}

type StoreTask = Pick<ReplyTask, 'cipher' | 'isRegenerated'> & {
  id: string;
  askedId: string;
  promptVersion: string;
};

// A function of its own: sharing a scope with the reply's beginning, it would keep the whole conversation in memory.
function createStore(ctx: ChatContext, task: StoreTask): ReplyInput['store'] {
  const { id, askedId, cipher, isRegenerated, promptVersion } = task;
  return ({ engine, model }) =>
    (text, status) => {
      const body = cipher.encrypt(id, text);
      const told = engine === 'model' ? promptVersion : null;
      const reply = { id, askedId, body, status, engine, model, promptVersion: told, isRegenerated };
      // A database that restarts must not cost the person a reply they have read.
      return storeReply(ctx.retryingCall, reply);
    };
}

// Another one, for the same reason: what was read for the reply tells whether it fills the window, so nobody has to ask.
function createSummaryCheck({ model }: ChatContext, { facts, turns }: RequestInput): (reply: string) => boolean {
  if (model.windowTokens === undefined) return () => false;
  const room = roomForTurns(model.windowTokens, instructionsFor(facts));
  const before = fillingOf(turns);
  return (reply) =>
    isFull(
      { turns: before.turns + 1, tokens: before.tokens + countTurnTokens({ role: 'assistant', text: reply }) },
      room,
    );
}

interface WorkAfter {
  sessionId: string;
  needsTitle: boolean;
  isSummaryDue: (reply: string) => boolean;
}

/** What a reply makes due, done when the person has it. */
function workAfter(ctx: ChatContext, reply: RunningReply, { sessionId, needsTitle, isSummaryDue }: WorkAfter): void {
  void reply.over.then(({ kind }) => {
    if (kind !== 'finished') return;
    const needsSummary = isSummaryDue(reply.text);
    if (!needsSummary && !needsTitle) return;
    ctx.replies.background.begin(ctx.actor.id, async (signal) => {
      if (needsSummary) await refreshSummary(ctx, sessionId, signal);
      if (needsTitle) await titleSession(ctx, sessionId, signal);
    });
  });
}
