import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { DatabaseError, type TransactionSql } from '../sql.ts';
import { audit } from './audit.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { issueAuthCode } from './flow-state.ts';
import { assertEmail, emailSchema } from './input.ts';
import { confirmedByCurrent, confirmedByNew } from './mail/prepare-mail.ts';
import { noPhone } from './mail/request-mail.ts';
import { isFlowToken, spendCode, spendLink, type OneTimeTokenType, type SpentToken } from './one-time-token.ts';
import { allowedRedirect, withFragment, withQuery } from './redirect.ts';
import { presentSession, startSession, type OpenSession } from './session.ts';

const verifyTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change'] as const;
type VerifyType = (typeof verifyTypes)[number];

const tokenTypes: Record<VerifyType, OneTimeTokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token', 'confirmation_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

export const verifySchema = z.object({
  type: z.string(),
  email: z.nullish(emailSchema),
  phone: z.nullish(z.string()),
  token: z.nullish(z.string()),
  token_hash: z.nullish(z.string()),
});
type Verification = z.infer<typeof verifySchema>;

type Refusal = 'otp_expired' | 'user_banned' | 'email_exists';
type Outcome =
  | { kind: 'refused'; code: Refusal }
  /** One of two addresses has confirmed. */
  | { kind: 'halfway' }
  | { kind: 'flow'; code: string }
  | { kind: 'open'; open: OpenSession };

const halfwayMessage = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Takes a code that was typed, or the token of a link, and answers with a session. */
export async function verify(auth: AuthContext, input: Verification, address: string): Promise<object> {
  if (input.phone || input.type === 'sms' || input.type === 'phone_change') throw noPhone();
  const types = tokenTypes[readType(input.type)];
  await consumeAttempt(auth.sql, [{ kind: 'verify.address', subject: address, limit: auth.limits.verifyPerAddress }]);
  const outcome = input.token_hash
    ? await settle(auth, (tx) => spendLink(tx, { linkToken: input.token_hash ?? '', types }), false)
    : await verifyCode(auth, input, types);
  switch (outcome.kind) {
    case 'open':
      return presentSession(auth, outcome.open);
    case 'halfway':
      return { code: 200, msg: halfwayMessage };
    case 'flow':
    case 'refused':
      throw refusalOf(outcome);
  }
}

/** Follows a link of a mail: where its page is, with what signs the person in. */
export async function followLink(
  auth: AuthContext,
  link: { type: string; token: string; redirectTo: string | undefined },
  address: string,
): Promise<string> {
  const target = allowedRedirect(auth, link.redirectTo);
  const types = tokenTypes[readType(link.type)];
  await consumeAttempt(auth.sql, [{ kind: 'verify.address', subject: address, limit: auth.limits.verifyPerAddress }]);
  const outcome = await settle(auth, (tx) => spendLink(tx, { linkToken: link.token, types }), true);
  switch (outcome.kind) {
    case 'open':
      return withFragment(target, await sessionFields(auth, outcome.open, link.type));
    case 'flow':
      return withQuery(target, { code: outcome.code });
    case 'halfway':
      return isFlowToken(link.token)
        ? withQuery(target, { message: halfwayMessage })
        : withFragment(target, { message: halfwayMessage });
    case 'refused':
      throw refusalOf(outcome);
  }
}

function readType(type: string): VerifyType {
  const known = verifyTypes.find((name) => name === type);
  if (!known) throw new AuthError('validation_failed', { msg: 'Verify requires a supported verification type' });
  return known;
}

async function verifyCode(auth: AuthContext, input: Verification, types: OneTimeTokenType[]): Promise<Outcome> {
  const { email, token } = input;
  if (!email || !token) {
    throw new AuthError('validation_failed', { msg: 'Verify requires a token_hash, or an email and its token' });
  }
  assertEmail(email);
  await consumeAttempt(auth.sql, [{ kind: 'verify.account', subject: email, limit: auth.limits.verifyPerAccount }]);
  const isChange = input.type === 'email_change';
  return settle(
    auth,
    async (tx) => {
      // Several people may want to change to the same address.
      const people = await tx<{ id: string }[]>`
        select id from auth.users
        where (email = ${email} or (${isChange} and email_change = ${email})) and is_sso_user = false and deleted_at is null
        order by id limit 10
      `;
      // Nobody is asked as much as somebody, so that the time does not tell them apart.
      for (const { id } of people.count > 0 ? people : [{ id: randomUUID() }]) {
        const spent = await spendCode(auth.codes, tx, { userId: id, types, address: email, code: token });
        if (spent) return spent;
      }
      return undefined;
    },
    false,
  );
}

type Spend = (tx: TransactionSql) => Promise<SpentToken | undefined>;

/** A refusal is an outcome and no exception, so that guesses are counted and used tokens stay used. */
async function settle(auth: AuthContext, spend: Spend, isRedirect: boolean): Promise<Outcome> {
  const outcome = await auth.sql
    .begin(async (tx): Promise<Outcome> => {
      const token = await spend(tx);
      if (token) return accept(auth, tx, token, isRedirect);
      // Only where there was a code does a guess write anything; waiting for the disk would tell.
      await tx`set local synchronous_commit = off`;
      return { kind: 'refused', code: 'otp_expired' };
    })
    .catch((error: unknown): Outcome => {
      // Another account took the address at this very moment.
      if (error instanceof DatabaseError && error.code === '23505') return { kind: 'refused', code: 'email_exists' };
      throw error;
    });
  if (outcome.kind === 'open') auth.log({ level: 'info', code: 'auth.signed_in', userId: outcome.open.person.id });
  return outcome;
}

interface Subject {
  email: string | null;
  email_change: string | null;
  email_change_confirm_status: number;
  is_banned: boolean;
}

async function accept(auth: AuthContext, tx: TransactionSql, token: SpentToken, isRedirect: boolean): Promise<Outcome> {
  const [person] = await tx<Subject[]>`
    select email, email_change, email_change_confirm_status, coalesce(banned_until > now(), false) as is_banned
    from auth.users where id = ${token.userId} and deleted_at is null for no key update
  `;
  if (!person) return { kind: 'refused', code: 'otp_expired' };
  if (person.is_banned) return { kind: 'refused', code: 'user_banned' };
  const proved = token.type.startsWith('email_change')
    ? await confirmChange(auth, tx, token, person)
    : await confirmAddress(tx, token, person);
  if (proved) return proved;
  await audit(tx, 'login', token.userId);
  const code = isRedirect && token.flowId ? await issueAuthCode(tx, token.flowId) : undefined;
  if (code) return { kind: 'flow', code };
  return { kind: 'open', open: await startSession(auth, tx, { personId: token.userId, method: 'otp' }) };
}

async function confirmAddress(tx: TransactionSql, token: SpentToken, person: Subject): Promise<Outcome | undefined> {
  // The address was changed since the mail went out.
  if (person.email !== token.address) return { kind: 'refused', code: 'otp_expired' };
  await tx`
    update auth.users set email_confirmed_at = now(), updated_at = now()
    where id = ${token.userId} and email_confirmed_at is null
  `;
  await tx`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${token.userId} and provider = 'email' and not identity_data @> '{"email_verified": true}'
  `;
}

async function confirmChange(
  auth: AuthContext,
  tx: TransactionSql,
  { userId, type, address }: SpentToken,
  person: Subject,
): Promise<Outcome | undefined> {
  const isNew = type === 'email_change_token_new';
  const wanted = person.email_change;
  if (!wanted || address !== (isNew ? wanted : person.email)) return { kind: 'refused', code: 'otp_expired' };
  const other = isNew ? confirmedByCurrent : confirmedByNew;
  const isEnough = !auth.isEmailChangeConfirmedTwice || !person.email || person.email_change_confirm_status === other;
  if (!isEnough) {
    const status = isNew ? confirmedByNew : confirmedByCurrent;
    await tx`update auth.users set email_change_confirm_status = ${status} where id = ${userId}`;
    return { kind: 'halfway' };
  }
  const taken = await tx`select from auth.users where email = ${wanted} and is_sso_user = false and id <> ${userId}`;
  if (taken.count > 0) return { kind: 'refused', code: 'email_exists' };
  await storeNewEmail(tx, userId, wanted);
  await audit(tx, 'user_modified', userId);
}

/** Gives a person their new address, proved or believed. */
export async function storeNewEmail(tx: TransactionSql, personId: string, email: string): Promise<void> {
  await tx`
    update auth.users set
      email = ${email}, email_confirmed_at = now(), email_change = null, email_change_confirm_status = 0, updated_at = now()
    where id = ${personId}
  `;
  await tx`
    update auth.identities set
      identity_data = identity_data || jsonb_build_object('email', ${email}::text, 'email_verified', true),
      updated_at = now()
    where user_id = ${personId} and provider = 'email'
  `;
  await tx`
    delete from auth.one_time_tokens
    where user_id = ${personId} and token_type in ('email_change_token_current', 'email_change_token_new')
  `;
}

function refusalOf(outcome: Outcome): AuthError {
  if (outcome.kind !== 'refused') return new AuthError('unexpected_failure');
  return new AuthError(outcome.code);
}

async function sessionFields(auth: AuthContext, open: OpenSession, type: string): Promise<Record<string, string>> {
  const session = await presentSession(auth, open);
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  };
}
