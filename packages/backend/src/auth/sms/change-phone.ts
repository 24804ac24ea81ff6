import type { TransactionSql } from '@alento/sql/sql.ts';
import { queueMail, type MailOrigin } from '../mail/mail-queue.ts';

/**
 * Stores the requested phone number and sends it a code. The response does not reveal whether another account has the number.
 */
export async function changePhone(
  tx: TransactionSql,
  personId: string,
  { phone, origin }: { phone: string; origin: MailOrigin },
): Promise<void> {
  await tx`
    update auth.users set phone_change = ${phone}, phone_change_sent_at = now(), updated_at = now() where id = ${personId}
  `;
  await tx`delete from auth.one_time_tokens where user_id = ${personId} and token_type = 'phone_change_token'`;
  await queueMail(tx, { ...origin, kind: 'phone_change', phone, userId: personId });
}
