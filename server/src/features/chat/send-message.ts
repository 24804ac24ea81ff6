import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import type { SendMessage } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import type { EarlierTurn } from '@alento/safety/context/earlier-turn.ts';
import { limitError } from '#features/billing/take-allowance.ts';
import type { StreamedReply } from '#features/chat/replies/stream-reply.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { replyKey, type ChatContext } from './context.ts';
import { acceptDanger } from './crisis/accept-danger.ts';
import { escalateTier, type EscalatedHelp } from './crisis/escalate-tier.ts';
import { fetchEarlier, fetchStandingTier, escalateHelp, type EarlierRow } from './crisis/data.ts';
import { judgeMessage, type Judgement } from '@alento/safety/judge-message.ts';
import { decryptHelp, encryptHelp } from './crisis/encrypt-help.ts';
import type { MessageRow } from './data.ts';
import { presentMessage } from './present.ts';
import {
  acceptMessage,
  fetchLanguage,
  fetchReply,
  hasLaterMessages,
  type Acceptance,
  type AcceptedMessage,
  type ReplySession,
} from './replies/data.ts';
import type { PreparedReply } from './replies/reply-registry.ts';
import type { RunningReply } from './replies/running-reply.ts';
import { startReply } from './replies/start-reply.ts';
import { storedReply } from './replies/stored-reply.ts';

interface Input {
  sessionId: string;
  message: SendMessage;
}

/** Stores a message and answers it. Idempotent by the message's id. */
export function sendMessage({ ctx, input }: { ctx: ChatContext; input: Input }): Promise<StreamedReply> {
  return ctx.replies.claim(replyKey(ctx, input.sessionId), input.message.id, () => prepareReply(ctx, input));
}

async function prepareReply(ctx: ChatContext, input: Input): Promise<PreparedReply> {
  const cipher = await ctx.cipher();
  const { language, judgement: first } = await assess(ctx, input, cipher);
  const { id, text } = input.message;
  const { accepted, judgement, isEscalated } = await acceptDanger(
    ctx,
    { judgement: first, asked: { id, text, language } },
    (judged) => accept(ctx, input, { cipher, judgement: judged }),
  );
  if (accepted.stored) return { stored: accepted.stored };
  return { running: await answer(ctx, input, { cipher, language, judgement, isEscalated, accepted }) };
}

interface Assessed {
  readonly language: LanguageCode;
  readonly judgement: Judgement;
}

/** Assesses the message in the light of the turns before it. */
async function assess(ctx: ChatContext, { sessionId, message }: Input, cipher: PersonCipher): Promise<Assessed> {
  const { id, text, replaces } = message;
  const { language, before, rows } = await ctx.database(async (tx) => {
    const [language, before, rows] = await Promise.all([
      fetchLanguage(tx, sessionId),
      fetchStandingTier(tx),
      fetchEarlier(tx, sessionId, replaces),
    ]);
    return { language, before, rows };
  });
  if (!language) throw new AppError('chat.session_not_found');
  // A message that is sent again is among them.
  const earlier = rows.filter((row) => row.id !== id).map((row) => toTurn(row, cipher));
  return { language, judgement: await judgeMessage({ text, language, before, earlier }) };
}

type Accepted = AcceptedMessage & { session: ReplySession; stored: StreamedReply | null };

/** Stores the message, and finds its reply where it was answered before. */
function accept(
  ctx: ChatContext,
  { sessionId, message }: Input,
  { cipher, judgement }: { cipher: PersonCipher; judgement: Judgement },
): Promise<Accepted> {
  const { id, text, replaces } = message;
  return ctx.database(async (tx) => {
    const accepted = await acceptMessage(tx, {
      id,
      sessionId,
      body: cipher.encrypt(id, text),
      replaces,
      tier: judgement.assessment.tier,
      help: judgement.help && encryptHelp(cipher, id, judgement.help),
      country: ctx.country,
      isCounted: true,
    });
    const { acceptance, session, context } = accepted;
    if (acceptance === 'session_limit' || acceptance === 'message_limit')
      throw await limitError(tx, `billing.${acceptance}`);
    const refusal = refusals[acceptance];
    if (refusal || !session) throw new AppError(refusal ?? 'chat.session_not_found');
    const reply = acceptance === 'known' ? await findReply(tx, { sessionId, context }) : undefined;
    const [asked] = context;
    const help = asked ? decryptHelp(cipher, asked) : null;
    return { ...accepted, session, stored: reply ? storedReply(presentMessage(reply, cipher), help) : null };
  });
}

interface Answerable extends Assessed {
  readonly cipher: PersonCipher;
  readonly accepted: Accepted;
  /** Whether the second opinion was asked for before. */
  readonly isEscalated: boolean;
}

/** Starts the engine, and beside it the second opinion on a message that is new. */
async function answer(
  ctx: ChatContext,
  { sessionId, message }: Input,
  { cipher, language, judgement, accepted, isEscalated }: Answerable,
): Promise<RunningReply> {
  const { acceptance, session, context, memories, exercises } = accepted;
  const { id, text, country } = message;
  const running = await startReply(ctx, {
    sessionId,
    session,
    context,
    memories,
    exercises,
    cipher,
    tier: judgement.standing,
    isRegenerated: false,
    country,
  });
  if (acceptance === 'accepted' && !isEscalated) {
    const { mood, personality } = session;
    const asked = { mood, personality, language, seed: id, text };
    escalateTier(ctx, running, { judgement, asked, keep: storeEscalation(ctx, id, cipher) });
  }
  return running;
}

const toTurn = ({ id, role, body }: EarlierRow, cipher: PersonCipher): EarlierTurn => ({
  role,
  text: cipher.decrypt(id, body),
});

function storeEscalation(ctx: ChatContext, id: string, cipher: PersonCipher): (raised: EscalatedHelp) => Promise<void> {
  return async ({ tier, help }) => {
    const raised = { messageId: id, tier, help: encryptHelp(cipher, id, help), country: ctx.country };
    await ctx.retryingDatabase((tx) => escalateHelp(tx, raised));
  };
}

const refusals: Record<Exclude<Acceptance, 'session_limit' | 'message_limit'>, ErrorCode | null> = {
  accepted: null,
  known: null,
  session_not_found: 'chat.session_not_found',
  message_not_found: 'chat.message_not_found',
  message_conflict: 'chat.message_conflict',
};

type KnownMessage = Pick<AcceptedMessage, 'context'> & { sessionId: string };

// A message that was stored before its reply could be (the server died, the model failed) is answered now,
// unless the conversation has moved on.
async function findReply(tx: TransactionSql, { sessionId, context }: KnownMessage): Promise<MessageRow | undefined> {
  const [asked] = context;
  if (!asked) return undefined;
  const reply = await fetchReply(tx, asked.id);
  if (reply) return reply;
  if (await hasLaterMessages(tx, sessionId, asked.position)) throw new AppError('chat.message_conflict');
  return undefined;
}
