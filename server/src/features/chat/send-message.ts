import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import type { SendMessage } from '@alento/domain/chat/schema.ts';
import type { TransactionSql } from '@alento/backend/sql.ts';
import type { StreamedReply } from '#http/reply-stream.ts';
import { placeOf, type ChatContext } from './context.ts';
import type { MessageRow } from './data.ts';
import { presentMessage } from './present.ts';
import { acceptMessage, fetchReply, hasLaterMessages, type Acceptance, type AcceptedMessage } from './replies/data.ts';
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
  const body = cipher.encrypt(message.id, message.text);
  let running: RunningReply | undefined;
  const accepting: Promise<PreparedReply> = ctx.database(async (tx) => {
    const answer = await acceptMessage(tx, { id: message.id, sessionId, body, replaces: message.replaces });
    const { acceptance, session, context, memories } = answer;
    const refusal = refusals[acceptance];
    if (refusal || !session) throw new AppError(refusal ?? 'chat.session_not_found');
    const stored = acceptance === 'known' ? await findReply(tx, sessionId, answer) : undefined;
    if (stored) return { stored: storedReply(presentMessage(stored, cipher)) };
    // The engine begins while the commit is on its way to the disk. Nobody hears it before, and nothing waits for it.
    const accepted = () => accepting;
    const task = { sessionId, session, context, memories, cipher, tier: 0, isRegenerated: false, accepted } as const;
    running = await startReply(ctx, task);
    return { running };
  });
  accepting.catch(() => running?.discard());
  return accepting;
}

const refusals: Record<Acceptance, ErrorCode | null> = {
  accepted: null,
  known: null,
  session_not_found: 'chat.session_not_found',
  session_closed: 'chat.session_closed',
  message_not_found: 'chat.message_not_found',
  message_conflict: 'chat.message_conflict',
};

// A message that was stored before its reply could be (the server died, the model failed) is answered now,
// unless the conversation has moved on or ended.
async function findReply(
  tx: TransactionSql,
  sessionId: string,
  { session, context }: AcceptedMessage,
): Promise<MessageRow | undefined> {
  const [asked] = context;
  if (!asked) return undefined;
  const reply = await fetchReply(tx, asked.id);
  if (reply) return reply;
  if (session?.state === 'completed' || session?.state === 'ended') throw new AppError('chat.session_closed');
  if (await hasLaterMessages(tx, sessionId, asked.position)) throw new AppError('chat.message_conflict');
  return undefined;
}
