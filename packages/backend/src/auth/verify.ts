import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { fragment, type TransactionSql } from '@alento/sql/sql.ts';
import { audit } from './audit.ts';
import { confirmAddress, type ConfirmableAccount } from './confirm-address.ts';
import { confirmEmailChange, type EmailChanger } from './confirm-email-change.ts';
import { consumeAttempt } from './consume-attempt.ts';
import { contactAddress, contactFields, hasContact, readAddress } from './contact.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { issueAuthCode } from './flow-state.ts';
import { isFlowToken, redeemCode, redeemLink, type OneTimeTokenType, type RedeemedToken } from './one-time-token.ts';
import { allowedRedirect, withFragment, withQuery } from './redirect.ts';
import { confirmPhone, confirmPhoneChange, type PhoneOwner } from './sms/confirm-phone.ts';
import { presentSession, sessionFields, startSession, type OpenSession } from './session.ts';

const verifyTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email',
  'email_change',
  'email_change_current',
  'email_change_new',
  'sms',
  'phone_change',
] as const;
type VerifyType = (typeof verifyTypes)[number];

const tokenTypes: Record<VerifyType, OneTimeTokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token', 'confirmation_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
  // The names used in generated links.
  email_change_current: ['email_change_token_current'],
  email_change_new: ['email_change_token_new'],
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
};

export const verifySchema = z.object({
  type: z.string(),
  ...contactFields,
  token: z.nullish(z.string()),
  token_hash: z.nullish(z.string()),
});
type Verification = z.infer<typeof verifySchema>;

type Refusal = 'otp_expired' | 'user_banned' | 'email_exists' | 'phone_exists';
type Outcome =
  | { kind: 'refused'; code: Refusal }
  /** One of the two addresses has confirmed the change. */
  | { kind: 'halfway' }
  | { kind: 'flow'; code: string }
  | { kind: 'open'; open: OpenSession };

const halfwayMessage = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Redeems a typed code, or the token of a link, for a session. */
export async function verify(auth: AuthContext, input: Verification, address: string): Promise<object> {
  const type = readType(input.type);
  if (input.token_hash) assertLinkType(type);
  const types = tokenTypes[type];
  await consumeAttempt(auth.sql, [{ kind: 'verify.address', subject: address, limit: auth.limits.verifyPerAddress }]);
  const outcome = input.token_hash
    ? await settle(auth, (tx) => redeemLink(tx, { linkToken: input.token_hash ?? '', types }), false)
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

/** Follows a mailed link: returns the page to redirect to, with what signs the user in. */
export async function followLink(
  auth: AuthContext,
  link: { type: string; token: string; redirectTo: string | undefined },
  address: string,
): Promise<string> {
  const target = allowedRedirect(auth, link.redirectTo);
  const type = readType(link.type);
  assertLinkType(type);
  const types = tokenTypes[type];
  await consumeAttempt(auth.sql, [{ kind: 'verify.address', subject: address, limit: auth.limits.verifyPerAddress }]);
  const outcome = await settle(auth, (tx) => redeemLink(tx, { linkToken: link.token, types }), true);
  switch (outcome.kind) {
    case 'open':
      return withFragment(target, { ...sessionFields(await presentSession(auth, outcome.open)), type: link.type });
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

const isPhoneType = (type: string): boolean => type === 'sms' || type === 'phone_change';

function readType(type: string): VerifyType {
  const known = verifyTypes.find((name) => name === type);
  if (!known) throw new AuthError('validation_failed', { msg: 'Verify requires a supported verification type' });
  return known;
}

/** Text messages contain a code and no link. */
function assertLinkType(type: VerifyType): void {
  if (isPhoneType(type)) throw new AuthError('validation_failed', { msg: 'This type is verified by a code' });
}

async function verifyCode(auth: AuthContext, input: Verification, types: OneTimeTokenType[]): Promise<Outcome> {
  // Where nothing can be sent to a telephone, no code of one is right.
  const contact = readAddress(input);
  const { token } = input;
  if (!contact || !token) {
    throw new AuthError('validation_failed', { msg: 'Verify requires a token_hash, or an address and its token' });
  }
  if (Boolean(contact.phone) !== isPhoneType(input.type)) {
    throw new AuthError('validation_failed', { msg: 'This type of verification is for another kind of address' });
  }
  const address = contactAddress(contact);
  await consumeAttempt(auth.sql, [{ kind: 'verify.account', subject: address, limit: auth.limits.verifyPerAccount }]);
  const { email, phone } = contact;
  const wanted = email === undefined ? fragment`phone_change = ${phone}` : fragment`email_change = ${email}`;
  const chosen = input.type.includes('_change')
    ? fragment`(${hasContact(contact)} or ${wanted})`
    : fragment`${hasContact(contact)}`;
  return settle(
    auth,
    async (tx) => {
      // Several users may have requested a change to the same address.
      const people = await tx<{ id: string }[]>`
        select id from auth.users where ${chosen} and deleted_at is null order by id limit 10
      `;
      // Unknown addresses cost the same query, so that timing does not reveal which accounts exist.
      for (const { id } of people.count > 0 ? people : [{ id: randomUUID() }]) {
        const spent = await redeemCode(auth.codes, tx, { userId: id, types, address, code: token });
        if (spent) return spent;
      }
      return undefined;
    },
    false,
  );
}

type Spend = (tx: TransactionSql) => Promise<RedeemedToken | undefined>;

/** Returned, not thrown, so that the transaction commits: guesses stay counted and redeemed tokens stay redeemed. */
async function settle(auth: AuthContext, spend: Spend, isRedirect: boolean): Promise<Outcome> {
  const outcome = await auth.sql.begin(async (tx): Promise<Outcome> => {
    const token = await spend(tx);
    if (token) return accept(auth, tx, token, isRedirect);
    // Only an existing code makes a guess write, so the commit must not wait for the disk: its timing would reveal that.
    await tx`set local synchronous_commit = off`;
    return { kind: 'refused', code: 'otp_expired' };
  });
  if (outcome.kind === 'open') auth.log({ level: 'info', code: 'auth.signed_in', userId: outcome.open.person.id });
  return outcome;
}

interface Subject extends ConfirmableAccount, EmailChanger, PhoneOwner {
  is_banned: boolean;
}

async function accept(
  auth: AuthContext,
  tx: TransactionSql,
  token: RedeemedToken,
  isRedirect: boolean,
): Promise<Outcome> {
  const [person] = await tx<Subject[]>`
    select email, phone, encrypted_password, email_change, email_change_confirm_status, phone_change,
      confirmed_at is not null as is_confirmed, coalesce(banned_until > now(), false) as is_banned
    from auth.users where id = ${token.userId} and deleted_at is null for no key update
  `;
  if (!person) return { kind: 'refused', code: 'otp_expired' };
  if (person.is_banned) return { kind: 'refused', code: 'user_banned' };
  const lacking = await storeProof(auth, tx, token, person);
  if (lacking) return lacking === 'halfway' ? { kind: 'halfway' } : { kind: 'refused', code: lacking };
  await audit(tx, 'login', token.userId);
  const code = isRedirect && token.flowId ? await issueAuthCode(tx, token.flowId) : undefined;
  if (code) return { kind: 'flow', code };
  return { kind: 'open', open: await startSession(auth, tx, { personId: token.userId, method: 'otp' }) };
}

/** Stores what the token proves and returns what is still missing. */
async function storeProof(
  auth: AuthContext,
  tx: TransactionSql,
  token: RedeemedToken,
  person: Subject,
): Promise<Refusal | 'halfway' | undefined> {
  if (token.type === 'phone_change_token') return confirmPhoneChange(tx, token, person);
  if (token.type.startsWith('email_change')) return confirmEmailChange(auth, tx, token, person);
  // No email address consists of digits only.
  return token.address.includes('@') ? confirmAddress(tx, token, person) : confirmPhone(tx, token, person);
}

function refusalOf(outcome: Outcome): AuthError {
  if (outcome.kind !== 'refused') return new AuthError('unexpected_failure');
  return new AuthError(outcome.code);
}
