import type { TransactionSql } from '@alento/sql/sql.ts';

export type AuditedAction =
  | 'user_signedup'
  | 'user_invited'
  | 'login'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'user_deleted'
  | 'user_data_exported'
  | 'verification_attempted'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_email_change_requested'
  | 'user_phone_change_requested'
  | 'user_reauthenticate_requested'
  | 'logout'
  | 'user_modified'
  | 'token_revoked';

/** Notes what was done, and by whom unless nothing may be left of them. */
export async function audit(tx: TransactionSql, action: AuditedAction, personId: string | null): Promise<void> {
  await tx`
    insert into auth.audit_log_entries (payload) values (json_build_object('action', ${action}::text, 'actor_id', ${personId}::text))
  `;
}
