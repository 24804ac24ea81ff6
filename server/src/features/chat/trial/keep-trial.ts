import { AppError } from '@alento/domain/app-error.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { toSessionKind } from '@alento/domain/chat/session-kind.ts';
import type { KeptTrial, TrialTurn } from '@alento/domain/chat/trial-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { HelpBlock, Tier } from '@alento/domain/safety/schema.ts';
import { judgeMessage } from '@alento/safety/judge-message.ts';
import { yieldToEventLoop } from '#lib/yield-to-event-loop.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { randomUUID } from 'node:crypto';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { ChatContext } from '../context.ts';
import { fetchStandingTier } from '../crisis/data.ts';
import { encryptHelp } from '../crisis/encrypt-help.ts';
import { fetchNotedMood, fetchSession, insertSession } from '../data.ts';
import { readConversation } from '../read-conversation.ts';
import { refuseForeignId } from '../offline/refuse-foreign-id.ts';
import { insertAnswer, insertQuestion } from './data.ts';

/** No opening of ours: the next conversation may begin with any. */
const noVariant = -1;

/** Stores a conversation that was had without an account, judged anew as if it were had here. Sent twice, it is stored once. */
export async function keepTrial({ ctx, input }: { ctx: ChatContext; input: KeptTrial }): Promise<Conversation> {
  const { id, language, personality } = input;
  const [opening, ...turns] = input.turns;
  if (!opening) throw new AppError('common.invalid_input', { params: { field: 'turns' } });
  const cipher = await ctx.cipher();
  const judged = await judgeTurns(opening, turns, { language, before: await ctx.database(fetchStandingTier) });
  const store = async (tx: TransactionSql): Promise<void> => {
    if (await fetchSession(tx, id)) return;
    const mood = input.mood === undefined ? await fetchNotedMood(tx) : input.mood;
    const openingId = randomUUID();
    await insertSession(tx, {
      id,
      userId: ctx.actor.id,
      mood,
      kind: toSessionKind(mood),
      personality,
      language,
      openingVariant: noVariant,
      opening: { id: openingId, body: cipher.encrypt(openingId, opening.text) },
    });
    await storeTurns(tx, judged, { sessionId: id, cipher, country: ctx.country });
  };
  await ctx.database(store).catch(refuseForeignId);
  return readConversation({ ctx, input: { id } });
}

interface JudgedTurn {
  readonly role: TrialTurn['role'];
  readonly text: string;
  readonly tier: Tier;
  readonly help: HelpBlock | null;
}

/** How much danger each message tells of, after those before it; what was not meant so counts for nothing. */
async function judgeTurns(
  opening: TrialTurn,
  turns: readonly TrialTurn[],
  { language, before }: { language: LanguageCode; before: Tier },
): Promise<JudgedTurn[]> {
  const judged: JudgedTurn[] = [];
  let standing = before;
  for (const turn of turns) {
    const { role, text } = turn;
    if (role === 'assistant') {
      judged.push({ role, text, tier: 0, help: null });
      continue;
    }
    const judgement = await judgeMessage({
      text,
      language,
      before: standing,
      earlier: [opening, ...judged],
      yieldToEventLoop,
    });
    const { help } = judgement;
    if (turn.isHelpDismissed) judged.push({ role, text, tier: 0, help: help && { ...help, form: 'dismissed' } });
    else {
      standing = judgement.standing;
      judged.push({ role, text, tier: judgement.assessment.tier, help });
    }
  }
  return judged;
}

interface Place {
  readonly sessionId: string;
  readonly cipher: PersonCipher;
  readonly country: string;
}

async function storeTurns(tx: TransactionSql, turns: readonly JudgedTurn[], place: Place): Promise<void> {
  const { sessionId, cipher, country } = place;
  let askedId = '';
  for (const { role, text, tier, help } of turns) {
    const id = randomUUID();
    const body = cipher.encrypt(id, text);
    if (role === 'user') {
      askedId = id;
      const sealed = help && encryptHelp(cipher, id, help);
      await insertQuestion(tx, { id, sessionId, body, tier, help: sealed, country });
    } else {
      await insertAnswer(tx, { id, askedId, body });
    }
  }
}
