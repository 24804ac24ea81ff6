import { errorCodeOf } from '#lib/errors.ts';
import { chooseEngine } from '../choose-engine.ts';
import type { ChatContext } from '../context.ts';
import { readBasis } from '../replies/reply-basis.ts';
import { toConversationFacts, toTurn } from '../replies/refresh-summary.ts';
import { storeTitle } from './data.ts';
import { makeTitle } from './make-title.ts';
import { titleSubject } from './title-subject.ts';

/** Gives a conversation that has none a title, once it is clear what it is about. If it fails, the next reply tries again. */
export async function titleSession(ctx: ChatContext, sessionId: string, signal: AbortSignal): Promise<void> {
  try {
    const cipher = await ctx.cipher();
    const { session, context, tier } = await readBasis(ctx, sessionId);
    if (!session) return;
    const facts = toConversationFacts(sessionId, session, { cipher, tier });
    const turns = context.toReversed().map((message) => toTurn(message, cipher));
    const title = await makeTitle(await chooseEngine(ctx, { language: facts.language }), { facts, turns }, signal);
    if (title === null) return;
    const body = cipher.encrypt(titleSubject(sessionId), title);
    await ctx.database((tx) => storeTitle(tx, sessionId, body));
  } catch (error) {
    if (!signal.aborted) ctx.log.warn({ sessionId, code: errorCodeOf(error) }, 'title');
  }
}
