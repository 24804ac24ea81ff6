import { AppError } from '@alento/domain/app-error.ts';
import { supportPerHour } from '@alento/domain/support/limits.ts';
import { supportReference } from '@alento/domain/support/reference.ts';
import type { SupportMessage, SupportReceipt } from '@alento/domain/support/schema.ts';
import { judgeMessage } from '@alento/safety/judge-message.ts';
import { yieldToEventLoop } from '#lib/yield-to-event-loop.ts';
import { hasPriority } from '#features/billing/has-priority.ts';
import type { PersonContext, Services } from '#http/context.ts';
import type { SupportOptions } from './context.ts';
import { countAttempt, insertMessage, isStored } from './data.ts';
import { digestEmail } from './digest-email.ts';

interface Sending extends Omit<SupportOptions, 'trustedProxies'> {
  services: Pick<Services, 'sql'>;
  /** Null for a visitor. */
  person: PersonContext | null;
  /** What counts as one network. */
  network: string;
  input: SupportMessage;
}

/** Stores a message for the operators, and has it read for danger. The same message sent twice is stored once. */
export async function sendMessage({
  services: { sql },
  person,
  network,
  input,
  ...options
}: Sending): Promise<SupportReceipt> {
  const { supportCipher: cipher, supportMails } = options;
  const { id, email, category, message, diagnostics, language } = input;
  // Whoever has taken the first step alone could have somebody else's password.
  const sender = person?.actor.owesSecondStep ? null : person;
  const emailDigest = digestEmail(cipher, email);
  if (!(await isStored(sql, id)))
    await limitSender(sql, [
      { key: cipher.digest('network', network), perHour: supportPerHour.network },
      { key: emailDigest, perHour: supportPerHour.email },
    ]);
  const { assessment, help } = await judgeMessage({
    text: message,
    language,
    before: 0,
    earlier: [],
    yieldToEventLoop,
  });
  const isPriority = sender !== null && (await sender.database(hasPriority));
  await insertMessage(sql, {
    id,
    userId: sender?.actor.id ?? null,
    email: cipher.encrypt(id, 'email', email),
    emailDigest,
    message: cipher.encrypt(id, 'message', message),
    category,
    diagnostics,
    isPriority,
    language,
    tier: assessment.tier,
  });
  supportMails.wake();
  return { reference: supportReference(id), isPriority, help };
}

interface Limit {
  key: Buffer;
  perHour: number;
}

async function limitSender(sql: Services['sql'], limits: readonly Limit[]): Promise<void> {
  for (const { key, perHour } of limits) {
    const { used, seconds } = await countAttempt(sql, key);
    if (used > perHour) throw new AppError('support.too_often', { params: { seconds } });
  }
}
