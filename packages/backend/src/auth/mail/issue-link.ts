import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import type { CodeChallenge } from '../flow-state.ts';
import { issueToken, type OneTimeCodes, type OneTimeTokenType } from '../one-time-token.ts';
import type { Purpose } from './purpose.ts';

export interface LinkMaker {
  codes: OneTimeCodes;
  issuer: string;
}

interface Wish {
  personId: string;
  purpose: Purpose;
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
}

interface IssuedLink {
  code: string;
  linkToken: string;
  link: string | null;
}

/** Makes a code and a link for a person; those they had for the same purpose are dead from now on. */
export async function issueLink(
  { codes, issuer }: LinkMaker,
  tx: TransactionSql,
  { personId, purpose, redirectTo, challenge }: Wish,
): Promise<IssuedLink> {
  const { to, type, linkType, method, confirmedPassword } = purpose;
  const flow = challenge && linkType ? { challenge, method } : undefined;
  const token = { userId: personId, type, address: to, confirmedPassword, flow };
  const { code, linkToken } = await issueToken(codes, tx, token);
  await recordSending(tx, personId, type);
  await audit(tx, purpose.action, personId);
  const parameters = { token: linkToken, type: linkType ?? '', redirect_to: redirectTo };
  return { code, linkToken, link: linkType && `${issuer}/verify?${new URLSearchParams(parameters).toString()}` };
}

async function recordSending(tx: TransactionSql, personId: string, type: OneTimeTokenType): Promise<void> {
  await tx`
    update auth.users set
      confirmation_sent_at = case when ${type === 'confirmation_token'} then now() else confirmation_sent_at end,
      recovery_sent_at = case when ${type === 'recovery_token'} then now() else recovery_sent_at end,
      reauthentication_sent_at = case when ${type === 'reauthentication_token'} then now() else reauthentication_sent_at end
    where id = ${personId}
  `;
}
