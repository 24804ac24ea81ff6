import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import type { SendMessage } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { EarlierTurn } from '@alento/safety/context/earlier-turn.ts';
import { limitError } from '#features/billing/take-allowance.ts';
import type { StreamedReply } from '#features/chat/replies/stream-reply.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { replyKey, type ChatContext } from './context.ts';
import { acceptDanger } from './crisis/accept-danger.ts';
import { escalateTier, type EscalatedHelp } from './crisis/escalate-tier.ts';
import { escalateHelp } from './crisis/data.ts';
import { judgeMessage, type Judgement } from '@alento/safety/judge-message.ts';
import { yieldToEventLoop } from '#lib/yield-to-event-loop.ts';
import { decryptHelp, encryptHelp } from './crisis/encrypt-help.ts';
import { readAhead, type ReadAhead } from './crisis/read-ahead.ts';
import { presentMessage } from './present.ts';
import { acceptMessage, type Acceptance } from './replies/accept-message.ts';
import type { ReplyBasis, ReplySession } from './replies/reply-basis.ts';
import type { PreparedReply } from './replies/reply-registry.ts';
import type { RunningReply } from './replies/running-reply.ts';
import { startReply } from './replies/start-reply.ts';
import { storedReply } from './replies/stored-reply.ts';

interface Input {
  sessionId: string;
  message: SendMessage;
  /** What it is judged by, where that was read already. */
  ahead: ReadAhead | null;
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
async function assess(ctx: ChatContext, { sessionId, message, ahead }: Input, cipher: PersonCipher): Promise<Assessed> {
  const { id, text, replaces } = message;
  const read = ahead ?? (await ctx.database((tx) => readAhead(tx, { sessionId, replaces })));
  const { language, before } = read;
  if (!language) throw new AppError('chat.session_not_found');
  // A message that is sent again is among them.
  const earlier = read.earlier.filter((turn) => turn.id !== id).map((turn) => toTurn(turn, cipher));
  return { language, judgement: await judgeMessage({ text, language, before, earlier, yieldToEventLoop }) };
}

interface Accepted {
  readonly isNew: boolean;
  readonly basis: ReplyBasis & { session: ReplySession };
  readonly stored: StreamedReply | null;
}

/** Stores the message, and finds its reply where it was answered before. */
async function accept(
  ctx: ChatContext,
  { sessionId, message }: Input,
  { cipher, judgement }: { cipher: PersonCipher; judgement: Judgement },
): Promise<Accepted> {
  const { id, text, replaces } = message;
  const { acceptance, basis, reply, isOvertaken } = await acceptMessage(ctx, {
    id,
    sessionId,
    body: cipher.encrypt(id, text),
    replaces,
    tier: judgement.assessment.tier,
    help: judgement.help && encryptHelp(cipher, id, judgement.help),
    country: ctx.country,
  });
  if (acceptance === 'session_limit' || acceptance === 'message_limit')
    throw await ctx.database((tx) => limitError(tx, `billing.${acceptance}`));
  const refusal = refusals[acceptance];
  if (refusal || !basis?.session) throw new AppError(refusal ?? 'chat.session_not_found');
  // A message that was stored before its reply could be (the server died, the model failed) is answered now, unless the
  // conversation has moved on.
  if (!reply && isOvertaken) throw new AppError('chat.message_conflict');
  const [asked] = basis.context;
  const help = asked ? decryptHelp(cipher, asked) : null;
  return {
    isNew: acceptance === 'accepted',
    basis: { ...basis, session: basis.session },
    stored: reply && storedReply(presentMessage(reply, cipher), help),
  };
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
  const { isNew, basis } = accepted;
  const { id, text, country } = message;
  const running = await startReply(ctx, {
    sessionId,
    ...basis,
    cipher,
    tier: judgement.standing,
    isRegenerated: false,
    country,
  });
  if (isNew && !isEscalated) {
    const { mood, personality } = basis.session;
    const asked = { mood, personality, language, seed: id, text };
    escalateTier(ctx, running, { judgement, asked, keep: storeEscalation(ctx, id, cipher) });
  }
  return running;
}

const toTurn = ({ id, role, body }: ReadAhead['earlier'][number], cipher: PersonCipher): EarlierTurn => ({
  role,
  text: cipher.decrypt(id, Buffer.from(body, 'base64')),
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
