import type { Turn } from '@alento/guided-companion/turn.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { DoneExercise } from '#features/exercises/recall-exercises.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { ChatContext } from '../context.ts';
import { decryptHelp } from '../crisis/encrypt-help.ts';
import { turnCacheKey } from './turn-cache-key.ts';
import type { MessageRow } from '../data.ts';
import { instructionsFor } from '../prompts/instructions.ts';
import type { ConversationFacts } from '../prompts/conversation-facts.ts';
import { summaryPrompt } from '../prompts/summary.ts';
import { storeSummary } from './data.ts';
import { readBasis, type ReplySession } from './reply-basis.ts';
import { countTurnsToShorten, fitWindow } from './fit-window.ts';
import { toPersonFacts, roomForTurns } from './prepare-request.ts';
import { summariseTurns } from './summarise-turns.ts';

/** The subject a summary is encrypted with; the bare session id is the takeaway's. */
function subjectOf(sessionId: string): string {
  return `${sessionId}/summary`;
}

export function toConversationFacts(
  sessionId: string,
  session: ReplySession,
  { cipher, tier, exercises = [] }: { cipher: PersonCipher; tier: Tier; exercises?: readonly DoneExercise[] },
): ConversationFacts {
  const { mood, kind, personality, language, summary } = session;
  return {
    mood,
    kind,
    personality,
    language,
    summary: summary && cipher.decrypt(subjectOf(sessionId), summary),
    exercises,
    tier,
    ...toPersonFacts(session),
  };
}

export function toTurn(message: MessageRow, cipher: PersonCipher): Turn {
  const { id, role, body } = message;
  const turn = { role, text: cipher.decrypt(id, body), help: decryptHelp(cipher, message) };
  return role === 'user' ? { ...turn, key: turnCacheKey(cipher, id) } : turn;
}

/**
 * Has the model shorten the beginning of a conversation that fills its window. Done after a reply, so that none waits
 * for it; if it fails, the next replies are given the newest messages only, and the one after tries again.
 */
export async function refreshSummary(ctx: ChatContext, sessionId: string, signal: AbortSignal): Promise<void> {
  try {
    await shorten(ctx, sessionId, signal);
  } catch (error) {
    if (!signal.aborted) ctx.log.warn({ sessionId, code: errorCodeOf(error) }, 'summary');
  }
}

async function shorten(ctx: ChatContext, sessionId: string, signal: AbortSignal): Promise<void> {
  const { model } = ctx;
  if (model.windowTokens === undefined) return;
  const cipher = await ctx.cipher();
  const { session, context, tier } = await readBasis(ctx, sessionId);
  if (!session) return;
  if (await ctx.isSwitchedOff(model.model, session.language)) return;
  const facts = toConversationFacts(sessionId, session, { cipher, tier });
  const oldestFirst = context.toReversed();
  const turns = oldestFirst.map((message) => toTurn(message, cipher));
  const room = roomForTurns(model.windowTokens, instructionsFor(facts));
  const count = countTurnsToShorten(turns, room);
  const last = oldestFirst[count - 1];
  if (!last) return;
  const text = await summariseTurns(model, { facts, turns: fitWindow(turns.slice(0, count), room) }, signal);
  const body = cipher.encrypt(subjectOf(sessionId), text);
  const promptVersion = `summary-${summaryPrompt.version}`;
  await ctx.database((tx) => storeSummary(tx, { lastId: last.id, body, model: model.model, promptVersion }));
}
