import type { TransactionSql } from '@alento/sql/sql.ts';
import { storeNewEmail } from './confirm-email-change.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import type { CodeChallenge } from './flow-state.ts';
import { queueMail, type MailOrigin } from './mail/mail-queue.ts';
import { changeKinds } from './mail/request-mail.ts';
import type { PersonRow } from './person.ts';

interface EmailChange {
  email: string;
  challenge: CodeChallenge | undefined;
  origin: MailOrigin;
}

/**
 * Stores the requested address and mails a confirmation to it and to the current one. The response does not reveal whether
 * another account has the address.
 */
export async function changeEmail(
  auth: AuthContext,
  tx: TransactionSql,
  person: PersonRow,
  { email, challenge, origin }: EmailChange,
): Promise<void> {
  if (auth.autoconfirm) {
    const taken =
      await tx`select from auth.users where email = ${email} and is_sso_user = false and id <> ${person.id}`;
    if (taken.count > 0) throw new AuthError('email_exists');
    // Believed, since no mail could prove it.
    await storeNewEmail(tx, person.id, { email, isProven: false });
    return;
  }
  await tx`
    update auth.users set
      email_change = ${email}, email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now()
    where id = ${person.id}
  `;
  await tx`
    delete from auth.one_time_tokens
    where user_id = ${person.id} and token_type in ('email_change_token_current', 'email_change_token_new')
  `;
  for (const kind of changeKinds(auth)) {
    const to = kind === 'email_change_new' ? email : person.email;
    if (to) await queueMail(tx, { ...origin, kind, email: to, userId: person.id, challenge });
  }
}
