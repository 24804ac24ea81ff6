import { randomUUID } from 'node:crypto';
import { fragment, type TransactionSql } from '@alento/sql/sql.ts';
import { audit, type AuditedAction } from '../audit.ts';
import { insertAccount } from '../insert-account.ts';
import type { PreparedMessage } from '../mail/deliver-mails.ts';
import type { QueuedSms } from '../mail/mail-queue.ts';
import { issueToken, type OneTimeCodes, type OneTimeTokenType } from '../one-time-token.ts';
import type { SmsDriver } from './sms.ts';

interface Recipient {
  id: string;
  phone: string | null;
  phone_change: string | null;
  encrypted_password: string | null;
  is_confirmed: boolean;
  raw_user_meta_data: Record<string, unknown> | null;
}

interface Purpose {
  type: OneTimeTokenType;
  /** Of a sign-up: the password that it confirms. */
  confirmedPassword?: string | null;
  action: AuditedAction;
}

/** Generates the code of a text message at the time of sending. Null if it is not to be sent any more. */
export async function prepareSms(
  { codes, sms }: { codes: OneTimeCodes; sms: SmsDriver | undefined },
  tx: TransactionSql,
  queued: QueuedSms,
): Promise<PreparedMessage | null> {
  const person = sms && (await findRecipient(tx, queued));
  const purpose = person && (await findPurpose(tx, queued, person));
  if (!purpose) return null;
  const { type, confirmedPassword, action } = purpose;
  const { code } = await issueToken(codes, tx, { userId: person.id, type, address: queued.phone, confirmedPassword });
  await recordSending(tx, person.id, type);
  await audit(tx, action, person.id);
  const text = sms.text({
    kind: queued.kind,
    code,
    metadata: person.raw_user_meta_data ?? {},
    acceptLanguage: queued.accept_language,
  });
  return { userId: person.id, send: () => sms.sendMessage({ to: `+${queued.phone}`, text }) };
}

async function findRecipient(tx: TransactionSql, queued: QueuedSms): Promise<Recipient | undefined> {
  const { kind, phone, user_id: userId } = queued;
  const chosen = kind === 'phone_change' ? fragment`phone_change = ${phone}` : fragment`phone = ${phone}`;
  const find = async (): Promise<Recipient | undefined> => {
    const [row] = await tx<Recipient[]>`
      select id, phone, phone_change, encrypted_password, raw_user_meta_data, phone_confirmed_at is not null as is_confirmed
      from auth.users
      where ${userId === null ? chosen : fragment`id = ${userId}`} and deleted_at is null
      order by phone_change_sent_at desc nulls last limit 1
    `;
    return row;
  };
  const known = await find();
  if (known || kind !== 'otp' || !queued.new_metadata) return known;
  const id = randomUUID();
  const metadata = JSON.stringify(queued.new_metadata);
  if (await insertAccount(tx, { id, email: null, phone, passwordHash: null, metadata, isConfirmed: false })) {
    await audit(tx, 'user_signedup', id);
  }
  return find();
}

async function findPurpose(tx: TransactionSql, { kind, phone }: QueuedSms, person: Recipient): Promise<Purpose | null> {
  if (kind === 'phone_change') {
    const taken = await tx`select from auth.users where phone = ${phone}`;
    const isWanted = person.phone_change === phone && taken.count === 0;
    return isWanted ? { type: 'phone_change_token', action: 'user_phone_change_requested' } : null;
  }
  // The number was changed since the message was asked for.
  if (person.phone !== phone) return null;
  switch (kind) {
    case 'signup':
      return person.is_confirmed
        ? null
        : {
            type: 'confirmation_token',
            action: 'user_confirmation_requested',
            confirmedPassword: person.encrypted_password,
          };
    case 'otp':
      return { type: 'confirmation_token', action: 'user_recovery_requested' };
    case 'reauthentication':
      return { type: 'reauthentication_token', action: 'user_reauthenticate_requested' };
  }
}

async function recordSending(tx: TransactionSql, personId: string, type: OneTimeTokenType): Promise<void> {
  await tx`
    update auth.users set
      confirmation_sent_at = case when ${type === 'confirmation_token'} then now() else confirmation_sent_at end,
      phone_change_sent_at = case when ${type === 'phone_change_token'} then now() else phone_change_sent_at end,
      reauthentication_sent_at = case when ${type === 'reauthentication_token'} then now() else reauthentication_sent_at end
    where id = ${personId}
  `;
}
