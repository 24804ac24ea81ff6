import type { TransactionSql } from '@alento/sql/sql.ts';

/** The account of an address, and that it was looked at; null if there is none. */
export async function lookUpAccount(tx: TransactionSql, email: string): Promise<unknown> {
  const [row] = await tx<{ account: unknown }[]>`select private.admin_look_at_account(${email}) as account`;
  return row?.account ?? null;
}

/** False if there is no such account. */
export async function extendTrial(tx: TransactionSql, email: string, days: number): Promise<boolean> {
  const [row] = await tx<{ until: Date | null }[]>`select private.admin_extend_trial(${email}, ${days}) as until`;
  return Boolean(row?.until);
}

/** False if there is no such account. */
export async function grantPremium(tx: TransactionSql, email: string, days: number): Promise<boolean> {
  const [row] = await tx<{ granted: boolean }[]>`select private.admin_grant_premium(${email}, ${days}) as granted`;
  return row?.granted === true;
}

export type ResendOutcome = 'done' | 'not_found' | 'nothing' | 'too_often';

export async function resendConsent(tx: TransactionSql, email: string, mailsPerDay: number): Promise<ResendOutcome> {
  const [row] = await tx<{ outcome: ResendOutcome }[]>`
    select private.admin_resend_consent(${email}, ${mailsPerDay}) as outcome`;
  return row?.outcome ?? 'not_found';
}

/** Whose account is to be deleted; null if there is no such account but the admin's own. */
export async function startDeletion(tx: TransactionSql, email: string, days: number): Promise<string | null> {
  const [row] = await tx<{ person: string | null }[]>`select private.admin_start_deletion(${email}, ${days}) as person`;
  return row?.person ?? null;
}
