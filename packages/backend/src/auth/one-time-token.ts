import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { JWK } from 'jose';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { hashSecret, startFlow, type CodeChallenge } from './flow-state.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'phone_change_token';

export interface OneTimeCodes {
  /** Bound to address and purpose: a code is valid only for what it was sent for. */
  hash(code: string, purpose: { type: OneTimeTokenType; userId: string; address: string }): string;
  lifetimeSeconds: number;
}

export function createOneTimeCodes(signingKey: JWK, lifetimeSeconds: number): OneTimeCodes {
  const secret = Buffer.from(hkdfSync('sha256', signingKey.d ?? '', '', 'one-time codes', 32));
  return {
    lifetimeSeconds,
    hash: (code, { type, userId, address }) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([code, type, userId, address]))
        .digest('base64url'),
  };
}

export interface NewToken {
  userId: string;
  type: OneTimeTokenType;
  address: string;
  /** The password, as it is stored, that the message of a sign-up confirms. */
  confirmedPassword?: string | null | undefined;
  /** Links of a flow hand out a code instead of a session. */
  flow?: { challenge: CodeChallenge; method: string } | undefined;
}

const flowPrefix = 'pkce_';

/** Whether the link of this token is to answer in the query, where PKCE clients look. */
export const isFlowToken = (linkToken: string): boolean => linkToken.startsWith(flowPrefix);

/** Makes a code and a link's token; what the person had of this type is dead from now on. */
export async function issueToken(
  codes: OneTimeCodes,
  tx: TransactionSql,
  { userId, type, address, confirmedPassword, flow }: NewToken,
): Promise<{ code: string; linkToken: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const linkToken = (flow ? flowPrefix : '') + randomBytes(32).toString('base64url');
  const flowId = flow
    ? await startFlow(tx, { userId, challenge: flow.challenge, provider: 'email', method: flow.method })
    : null;
  await tx`
    insert into auth.one_time_tokens
      (user_id, token_type, token_hash, relates_to, code_hash, expires_at, flow_state_id, password_digest)
    values (
      ${userId}, ${type}::auth.one_time_token_type, ${hashSecret(linkToken)}, ${address},
      ${codes.hash(code, { type, userId, address })}, now() + make_interval(secs => ${codes.lifetimeSeconds}), ${flowId},
      ${confirmedPassword ? hashSecret(confirmedPassword) : null}
    )
    on conflict (user_id, token_type) do update set
      token_hash = excluded.token_hash, relates_to = excluded.relates_to, code_hash = excluded.code_hash,
      expires_at = excluded.expires_at, flow_state_id = excluded.flow_state_id, attempts = 0,
      password_digest = excluded.password_digest,
      created_at = excluded.created_at, updated_at = excluded.updated_at
  `;
  return { code, linkToken };
}

export interface RedeemedToken {
  userId: string;
  type: OneTimeTokenType;
  address: string;
  flowId: string | null;
  passwordDigest: string | null;
}

interface TokenRow {
  user_id: string;
  token_type: OneTimeTokenType;
  relates_to: string;
  code_hash: string;
  flow_state_id: string | null;
  password_digest: string | null;
}

const redeemedToken = (row: TokenRow): RedeemedToken => ({
  userId: row.user_id,
  type: row.token_type,
  address: row.relates_to,
  flowId: row.flow_state_id,
  passwordDigest: row.password_digest,
});

export const maximumGuesses = 5;

/** Uses a code up, or counts the guess: the caller must commit either. */
export async function redeemCode(
  codes: OneTimeCodes,
  tx: TransactionSql,
  guess: { userId: string; types: readonly OneTimeTokenType[]; address: string; code: string },
): Promise<RedeemedToken | undefined> {
  const { userId, types, address, code } = guess;
  const rows = await tx<TokenRow[]>`
    update auth.one_time_tokens set attempts = attempts + 1
    where user_id = ${userId} and token_type = any(${types}::auth.one_time_token_type[]) and relates_to = ${address}
      and attempts < ${maximumGuesses} and expires_at > now()
    returning user_id, token_type, relates_to, code_hash, flow_state_id, password_digest
  `;
  const row = rows.find(({ token_type: type, code_hash: stored }) =>
    timingSafeEqual(Buffer.from(stored), Buffer.from(codes.hash(code, { type, userId, address }))),
  );
  if (!row) return undefined;
  await deleteTokens(tx, { userId, types, address });
  return redeemedToken(row);
}

/** Redeems the token of a link. It is too long to be guessed, so attempts are not counted. */
export async function redeemLink(
  tx: TransactionSql,
  { linkToken, types }: { linkToken: string; types: readonly OneTimeTokenType[] },
): Promise<RedeemedToken | undefined> {
  const [row] = await tx<TokenRow[]>`
    delete from auth.one_time_tokens
    where token_hash = ${hashSecret(linkToken)} and token_type = any(${types}::auth.one_time_token_type[])
      and expires_at > now()
    returning user_id, token_type, relates_to, code_hash, flow_state_id, password_digest
  `;
  if (!row) return undefined;
  const token = redeemedToken(row);
  await deleteTokens(tx, { ...token, types });
  return token;
}

// Once an address is proved, other mails for the same purpose are void.
async function deleteTokens(
  tx: TransactionSql,
  { userId, types, address }: { userId: string; types: readonly OneTimeTokenType[]; address: string },
): Promise<void> {
  await tx`
    delete from auth.one_time_tokens
    where user_id = ${userId} and token_type = any(${types}::auth.one_time_token_type[]) and relates_to = ${address}
  `;
}
