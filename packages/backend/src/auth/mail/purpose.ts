import { fragment, type TransactionSql } from '@alento/sql/sql.ts';
import type { AuditedAction } from '../audit.ts';
import type { OneTimeTokenType } from '../one-time-token.ts';
import type { ProofMailKind } from './mail.ts';

/** What a mail is for, once it is known whom it reaches. */
export interface Purpose {
  to: string;
  type: OneTimeTokenType;
  /** As links name it; null if the mail has no link. */
  linkType: 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change' | null;
  /** How a session will say that it was proved. */
  method: string;
  /** Of a sign-up: the password that it confirms. */
  confirmedPassword?: string | null;
  action: AuditedAction;
}

export interface Recipient {
  id: string;
  email: string | null;
  email_change: string | null;
  email_change_confirm_status: number;
  encrypted_password: string | null;
  is_confirmed: boolean;
  raw_user_meta_data: Record<string, unknown> | null;
}

/** The columns of Recipient, for a query of auth.users. */
export const recipientColumns = fragment`
  id, email, email_change, email_change_confirm_status, encrypted_password, raw_user_meta_data,
  email_confirmed_at is not null as is_confirmed
`;

/** What a mail of this kind is to say to this person now; null if nothing. */
export async function findPurpose(tx: TransactionSql, kind: ProofMailKind, person: Recipient): Promise<Purpose | null> {
  const { email, is_confirmed: isConfirmed } = person;
  if (kind === 'email_change_current' || kind === 'email_change_new') return changePurpose(tx, kind, person);
  if (!email) return null;
  const confirmation = { to: email, type: 'confirmation_token', action: 'user_confirmation_requested' } as const;
  const recovery = { to: email, type: 'recovery_token', action: 'user_recovery_requested' } as const;
  switch (kind) {
    case 'signup':
      return isConfirmed
        ? null
        : { ...confirmation, linkType: 'signup', method: 'email/signup', confirmedPassword: person.encrypted_password };
    case 'invite':
      return isConfirmed ? null : { ...confirmation, linkType: 'invite', method: 'invite' };
    case 'magiclink':
      return isConfirmed
        ? { ...recovery, linkType: 'magiclink', method: 'magiclink' }
        : { ...confirmation, linkType: 'signup', method: 'email/signup' };
    case 'recovery':
      return { ...recovery, linkType: 'recovery', method: 'recovery' };
    case 'reauthentication':
      return {
        to: email,
        type: 'reauthentication_token',
        linkType: null,
        method: 'otp',
        action: 'user_reauthenticate_requested',
      };
  }
}

/** Only for a change that waits, and only to the address that has not confirmed it yet. */
async function changePurpose(
  tx: TransactionSql,
  kind: 'email_change_current' | 'email_change_new',
  { id, email, email_change: wanted, email_change_confirm_status: status }: Recipient,
): Promise<Purpose | null> {
  const isNew = kind === 'email_change_new';
  const to = isNew ? wanted : email;
  if (!wanted || !to || status === (isNew ? confirmedByNew : confirmedByCurrent)) return null;
  const taken = await tx`select from auth.users where email = ${wanted} and is_sso_user = false and id <> ${id}`;
  if (taken.count > 0) return null;
  return {
    to,
    type: isNew ? 'email_change_token_new' : 'email_change_token_current',
    linkType: 'email_change',
    method: 'email_change',
    action: 'user_email_change_requested',
  };
}

/** Values of `email_change_confirm_status` for a change that both addresses must confirm. */
export const confirmedByCurrent = 1;
export const confirmedByNew = 2;
