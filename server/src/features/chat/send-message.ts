import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import type { SendMessage } from '@alento/domain/chat/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import type { EarlierTurn } from '@alento/safety/context/earlier-turn.ts';
import type { StreamedReply } from '#http/reply-stream.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { placeOf, type ChatContext } from './context.ts';
import { considerRaising, type Raised } from './crisis/consider-raising.ts';
import { fetchEarlier, fetchStandingTier, raiseHelp, type EarlierRow } from './crisis/data.ts';
import { judgeMessage } from '@alento/safety/judge-message.ts';
import { openHelp, sealHelp } from './crisis/seal-help.ts';
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

/** Stores what the person said and has it answered. Sent twice, it is stored and answered once. */
export function sendMessage({ ctx, input }: { ctx: ChatContext; input: Input }): Promise<StreamedReply> {
  return ctx.replies.claim(placeOf(ctx, input.sessionId), input.message.id, () => prepareReply(ctx, input));
}

async function prepareReply(ctx: ChatContext, { sessionId, message }: Input): Promise<PreparedReply> {
  const cipher = await ctx.cipher();
  const { id, text, replaces, country } = message;
  const body = cipher.encrypt(id, text);
  let running: RunningReply | undefined;
  const accepting: Promise<PreparedReply> = ctx.database(async (tx) => {
    const [language, before, rows] = await Promise.all([
      fetchLanguage(tx, sessionId),
      fetchStandingTier(tx),
      fetchEarlier(tx, sessionId, replaces),
    ]);
    if (!language) throw new AppError('chat.session_not_found');
    // A message that is sent again is among them.
    const earlier = rows.filter((row) => row.id !== id).map((row) => turnOf(row, cipher));
    const judgement = await judgeMessage({ text, language, before, earlier });
    const { tier } = judgement.assessment;
    const help = judgement.help && sealHelp(cipher, id, judgement.help);
    const { acceptance, session, context, memories, exercises } = await acceptMessage(tx, {
      id,
      sessionId,
      body,
      replaces,
      tier,
      help,
      country: ctx.country,
    });
    const refusal = refusals[acceptance];
    if (refusal || !session) throw new AppError(refusal ?? 'chat.session_not_found');
    const stored = acceptance === 'known' ? await findReply(tx, { sessionId, session, context }) : undefined;
    if (stored) {
      const [asked] = context;
      return { stored: storedReply(presentMessage(stored, cipher), asked ? openHelp(cipher, asked) : null) };
    }
    // The engine begins while the commit is on its way to the disk. Nobody hears it before, and nothing waits for it.
    const accepted = () => accepting;
    running = await startReply(ctx, {
      sessionId,
      session,
      context,
      memories,
      exercises,
      cipher,
      tier: judgement.standing,
      isRegenerated: false,
      country,
      accepted,
    });
    if (acceptance === 'accepted') {
      const { mood, personality } = session;
      const asked = { mood, personality, language, seed: id, text };
      considerRaising(ctx, running, { judgement, asked, keep: keepRaised(ctx, { id, cipher, accepted }) });
    }
    return { running };
  });
  accepting.catch(() => running?.discard());
  return accepting;
}

const turnOf = ({ id, role, body }: EarlierRow, cipher: PersonCipher): EarlierTurn => ({
  role,
  text: cipher.decrypt(id, body),
});

interface AcceptedId {
  id: string;
  cipher: PersonCipher;
  accepted: () => Promise<unknown>;
}

function keepRaised(ctx: ChatContext, { id, cipher, accepted }: AcceptedId): (raised: Raised) => Promise<void> {
  return async ({ tier, help }) => {
    await accepted();
    const raised = { messageId: id, tier, help: sealHelp(cipher, id, help), country: ctx.country };
    await ctx.patientDatabase((tx) => raiseHelp(tx, raised));
  };
}

const refusals: Record<Acceptance, ErrorCode | null> = {
  accepted: null,
  known: null,
  session_not_found: 'chat.session_not_found',
  session_closed: 'chat.session_closed',
  message_not_found: 'chat.message_not_found',
  message_conflict: 'chat.message_conflict',
};

type KnownMessage = Pick<AcceptedMessage, 'context'> & { sessionId: string; session: ReplySession };

// A message that was stored before its reply could be (the server died, the model failed) is answered now,
// unless the conversation has moved on or ended.
async function findReply(
  tx: TransactionSql,
  { sessionId, session, context }: KnownMessage,
): Promise<MessageRow | undefined> {
  const [asked] = context;
  if (!asked) return undefined;
  const reply = await fetchReply(tx, asked.id);
  if (reply) return reply;
  if (session.state === 'completed' || session.state === 'ended') throw new AppError('chat.session_closed');
  if (await hasLaterMessages(tx, sessionId, asked.position)) throw new AppError('chat.message_conflict');
  return undefined;
}
