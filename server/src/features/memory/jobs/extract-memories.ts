import { contextMessages } from '@alento/domain/chat/limits.ts';
import { maxMemories } from '@alento/domain/memory/limits.ts';
import { chooseMemories, readProposal } from '@alento/domain/memory/read-proposal.ts';
import { randomUUID } from 'node:crypto';
import type { PersonContext } from '#http/context.ts';
import { completeText } from '#lib/complete-text.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { ModelGateway, ReplyRequest } from '#platform/models/model-gateway.ts';
import {
  fetchMemories,
  fetchSaid,
  finishReview,
  insertMemory,
  lockConsent,
  type ReviewableSession,
  type SaidRow,
} from '../data.ts';
import { extractionInstructions } from '../prompts/extract-memories.ts';
import { isCrisis } from './is-crisis.ts';

export interface MemoryExtraction {
  readonly ctx: PersonContext;
  readonly model: ModelGateway;
  readonly session: ReviewableSession;
  readonly signal: AbortSignal;
}

/** The outcome for the log: counts and names, never text. */
export interface ExtractionOutcome {
  readonly outcome: 'saved' | 'nothing' | 'withheld' | 'malformed';
  readonly saved: number;
}

interface Turn {
  readonly role: SaidRow['role'];
  readonly text: string;
}

/** A longer answer, in UTF-16 code units, is malformed. */
const longestAnswer = 4_000;

/** At most this much of a message is read, in UTF-16 code units. */
const longestTurn = 1_500;

/** Has the model read a completed session and saves what the companion should remember. */
export async function extractMemories({ ctx, model, session, signal }: MemoryExtraction): Promise<ExtractionOutcome> {
  const cipher = await ctx.cipher();
  const rows = await ctx.database((tx) => fetchSaid(tx, session.id));
  const said = rows.map((row) => ({ ...row, text: cipher.decrypt(row.id, row.body) }));
  if (await hasCrisis(said, session)) return finish(ctx, session, { outcome: 'withheld', saved: 0 });
  const turns = said.filter((row) => !row.is_before_consent).slice(-contextMessages);
  if (!turns.some(({ role }) => role === 'user')) return finish(ctx, session, { outcome: 'nothing', saved: 0 });
  const request = requestFor(turns, session);
  const isTooLong = (said: string): boolean => said.length > longestAnswer;
  const answer = await completeText((sink) => model.reply(request, sink), { signal, isEnough: isTooLong });
  const proposed = isTooLong(answer) ? null : readProposal(answer);
  if (proposed === null) return finish(ctx, session, { outcome: 'malformed', saved: 0 });
  signal.throwIfAborted();
  const harmless = await filterCrisis(proposed, session);
  return saveMemories(ctx, { session, cipher, proposed: harmless });
}

async function hasCrisis(said: readonly Turn[], { language }: ReviewableSession): Promise<boolean> {
  for (const { role, text } of said) {
    if (role === 'user' && (await isCrisis(text, language))) return true;
  }
  return false;
}

async function filterCrisis(proposed: readonly string[], { language }: ReviewableSession): Promise<string[]> {
  const flags = await Promise.all(proposed.map((text) => isCrisis(text, language)));
  return proposed.filter((_, index) => flags[index] === false);
}

function requestFor(turns: readonly Turn[], { id, language }: ReviewableSession): ReplyRequest {
  const conversation = turns.map(({ role, text }) => ({
    from: role === 'user' ? 'person' : 'companion',
    text: text.slice(0, longestTurn),
  }));
  return {
    instructions: extractionInstructions(language),
    turns: [{ role: 'user', text: JSON.stringify({ conversation }) }],
    mood: 'neutral',
    personality: 'default',
    language,
    seed: id,
  };
}

interface Proposal {
  session: ReviewableSession;
  cipher: PersonCipher;
  proposed: readonly string[];
}

function saveMemories(ctx: PersonContext, { session, cipher, proposed }: Proposal): Promise<ExtractionOutcome> {
  return ctx.database(async (tx) => {
    await finishReview(tx, session.id);
    // The person may have changed their mind while the model was thinking.
    const consentedAt = await lockConsent(tx);
    if (consentedAt?.getTime() !== session.consented_at.getTime()) return { outcome: 'withheld', saved: 0 };
    const known = (await fetchMemories(tx)).map(({ id, body }) => cipher.decrypt(id, body));
    const chosen = chooseMemories(proposed, known).slice(0, maxMemories - known.length);
    for (const text of chosen) {
      const id = randomUUID();
      const body = cipher.encrypt(id, text);
      await insertMemory(tx, { id, userId: ctx.actor.id, body, source: 'companion', sessionId: session.id });
    }
    return { outcome: chosen.length > 0 ? 'saved' : 'nothing', saved: chosen.length };
  });
}

async function finish(
  ctx: PersonContext,
  session: ReviewableSession,
  outcome: ExtractionOutcome,
): Promise<ExtractionOutcome> {
  await ctx.database((tx) => finishReview(tx, session.id));
  return outcome;
}
