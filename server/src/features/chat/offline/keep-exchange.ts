import { AppError } from '@alento/domain/app-error.ts';
import type { KeptExchange, OfflineExchange } from '@alento/domain/chat/offline-schema.ts';
import { judgeMessage } from '@alento/safety/judge-message.ts';
import { yieldToEventLoop } from '#lib/yield-to-event-loop.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { ChatContext } from '../context.ts';
import { readAhead } from '../crisis/read-ahead.ts';
import { encryptHelp } from '../crisis/encrypt-help.ts';
import { fetchMessage, fetchReply } from '../data.ts';
import { presentMessage } from '../present.ts';
import { insertAnswer, insertQuestion, type OfflineQuestion } from './data.ts';
import { refuseForeignId } from './refuse-foreign-id.ts';

interface Input {
  sessionId: string;
  messageId: string;
  exchange: OfflineExchange;
}

/**
 * Stores what was said without a connection: the person's message, judged anew as if it were said here, and what the
 * companion on their device answered, marked as coming from there. Sent twice, it is stored once; a reply that the message
 * already has stays. No model answers, and no allowance is taken.
 */
export async function keepExchange({ ctx, input }: { ctx: ChatContext; input: Input }): Promise<KeptExchange> {
  const { messageId, exchange } = input;
  const cipher = await ctx.cipher();
  const message = await judge(ctx, input, cipher);
  const store = async (tx: TransactionSql): Promise<KeptExchange> => {
    await accept(tx, message);
    const { reply } = exchange;
    if (reply) {
      const body = cipher.encrypt(reply.id, reply.text);
      await insertAnswer(tx, { id: reply.id, askedId: messageId, body, saidAt: reply.saidAt });
    }
    const [stored, answer] = await Promise.all([fetchMessage(tx, messageId), fetchReply(tx, messageId)]);
    if (!stored) throw new AppError('chat.message_not_found');
    return { message: presentMessage(stored, cipher), reply: answer ? presentMessage(answer, cipher) : null };
  };
  return ctx.database(store).catch(refuseForeignId);
}

/** The message with the danger that it tells of; what was not meant so counts for nothing. */
async function judge(ctx: ChatContext, input: Input, cipher: PersonCipher): Promise<OfflineQuestion> {
  const { sessionId, messageId, exchange } = input;
  const { text, replaces, saidAt, isHelpDismissed } = exchange;
  const ahead = await ctx.database((tx) => readAhead(tx, { sessionId, replaces }));
  const { language, before } = ahead;
  if (!language) throw new AppError('chat.session_not_found');
  // A message that is sent again is among them.
  const earlier = ahead.earlier
    .filter(({ id }) => id !== messageId)
    .map(({ id, role, body }) => ({ role, text: cipher.decrypt(id, Buffer.from(body, 'base64')) }));
  const { assessment, help } = await judgeMessage({ text, language, before, earlier, yieldToEventLoop });
  const shown = isHelpDismissed && help ? ({ ...help, form: 'dismissed' } as const) : help;
  return {
    id: messageId,
    sessionId,
    body: cipher.encrypt(messageId, text),
    replaces,
    tier: isHelpDismissed ? 0 : assessment.tier,
    help: shown && encryptHelp(cipher, messageId, shown),
    country: ctx.country,
    saidAt,
  };
}

async function accept(tx: TransactionSql, message: OfflineQuestion): Promise<void> {
  const acceptance = await insertQuestion(tx, message);
  if (acceptance === 'accepted' || acceptance === 'known') return;
  if (acceptance === 'session_not_found') throw new AppError('chat.session_not_found');
  // What it was written in the place of is gone meanwhile: it then stands for itself.
  if (acceptance === 'message_not_found') return accept(tx, { ...message, replaces: undefined });
  throw new AppError('chat.message_conflict');
}
