import { AppError } from '@alento/domain/app-error.ts';
import { supportReference } from '@alento/domain/support/reference.ts';
import { randomUUID } from 'node:crypto';
import type { PersonContext } from '#http/context.ts';
import type { AdminOptions } from '../context.ts';
import { asAdmin } from '../data.ts';
import { fetchRecipient, storeReply } from './data.ts';

interface Answer {
  ctx: PersonContext;
  options: Pick<AdminOptions, 'supportCipher' | 'sendLetter' | 'renderAnswer'>;
  input: { id: string; text: string };
}

/** Answers by mail, and keeps the answer, encrypted, once it was handed over. */
export async function answerMessage({ ctx, options, input: { id, text } }: Answer): Promise<void> {
  const { supportCipher, sendLetter, renderAnswer } = options;
  const recipient = await asAdmin(ctx, (tx) => fetchRecipient(tx, id));
  if (!recipient) throw new AppError('admin.message_not_found');
  const to = supportCipher.decrypt(id, 'email', recipient.email);
  const words = renderAnswer({ text, reference: supportReference(id) }, recipient.language);
  await sendLetter({ to, ...words }).catch((cause: unknown) => {
    throw new AppError('admin.mail_not_sent', { cause });
  });
  const replyId = randomUUID();
  const body = supportCipher.encrypt(replyId, 'message', text);
  await asAdmin(ctx, (tx) => storeReply(tx, { id: replyId, messageId: id, body }));
}
