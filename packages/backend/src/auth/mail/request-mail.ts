import * as z from 'zod';
import { consumeAttempt, type Attempt } from '../consume-attempt.ts';
import { contactFields, readContact, type Contact } from '../contact.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { challengeFields, readChallenge } from '../flow-state.ts';
import { assertEmail, emailSchema, metadataSchema, metadataText } from '../input.ts';
import type { SmsKind } from '../sms/sms.ts';
import type { MailKind } from './mail.ts';
import { queueMail, type MailOrigin, type MailRequest } from './mail-queue.ts';

const addressFields = { ...contactFields, ...challengeFields };

export const otpSchema = z.object({
  ...addressFields,
  create_user: z.nullish(z.boolean()),
  data: z.nullish(metadataSchema),
});
export const recoverSchema = z.object({ email: z.nullish(emailSchema), ...challengeFields });
export const resendSchema = z.object({ ...addressFields, type: z.string() });

/** Counts what makes us send something to an address or a number, whether it has an account or not. */
export function sendAttempts({ limits }: AuthContext, address: string, contact: Contact): Attempt[] {
  const { email, phone } = contact;
  return email === undefined
    ? [
        { kind: 'sms.address', subject: address, limit: limits.smsPerAddress },
        { kind: 'sms.account', subject: phone, limit: limits.smsPerAccount, refusal: 'over_sms_send_rate_limit' },
      ]
    : [
        { kind: 'mail.address', subject: address, limit: limits.mailPerAddress },
        { kind: 'mail.account', subject: email, limit: limits.mailPerAccount, refusal: 'over_email_send_rate_limit' },
      ];
}

interface Asker {
  address: string;
  origin: MailOrigin;
}

/** Sends a one-time code (by email also a link) to sign in with. Creates an account for an unknown address unless told not to. */
export async function requestOtp(auth: AuthContext, input: z.infer<typeof otpSchema>, asker: Asker): Promise<object> {
  const contact = requireContact(auth, input);
  const mayCreate = auth.isSignUpOpen && (input.create_user ?? true);
  const newMetadata = mayCreate ? { newMetadata: metadataText(input.data ?? {}) } : {};
  const { email, phone } = contact;
  const wish = email === undefined ? { kind: 'otp' as const, phone } : { kind: 'magiclink' as const, email };
  return request(auth, asker, contact, [{ ...asker.origin, ...newMetadata, challenge: readChallenge(input), ...wish }]);
}

export async function requestRecovery(
  auth: AuthContext,
  input: z.infer<typeof recoverSchema>,
  asker: Asker,
): Promise<object> {
  const { email } = input;
  if (!email) throw new AuthError('validation_failed', { msg: 'An email address is required' });
  assertEmail(email);
  const challenge = readChallenge(input);
  return request(auth, asker, { email }, [{ ...asker.origin, challenge, kind: 'recovery', email }]);
}

export async function resendMail(
  auth: AuthContext,
  input: z.infer<typeof resendSchema>,
  asker: Asker,
): Promise<object> {
  const contact = requireContact(auth, input);
  const common = { ...asker.origin, challenge: readChallenge(input) };
  const { email, phone } = contact;
  const wishes =
    email === undefined
      ? resendSmsKinds.get(input.type)?.map((kind) => ({ ...common, kind, phone }))
      : resendKinds
          .get(input.type)?.(auth)
          .map((kind) => ({ ...common, kind, email }));
  if (!wishes) {
    throw new AuthError('validation_failed', {
      msg: 'Missing one of these types: signup, email_change, sms, phone_change',
    });
  }
  return request(auth, asker, contact, wishes);
}

const resendKinds = new Map<string, (auth: AuthContext) => MailKind[]>([
  ['signup', () => ['signup']],
  ['email_change', changeKinds],
]);

const resendSmsKinds = new Map<string, SmsKind[]>([
  ['sms', ['signup']],
  ['phone_change', ['phone_change']],
]);

/** The addresses that have to confirm an email change. */
export function changeKinds({ isEmailChangeConfirmedTwice }: AuthContext): MailKind[] {
  return isEmailChangeConfirmedTwice ? ['email_change_current', 'email_change_new'] : ['email_change_new'];
}

function requireContact(auth: AuthContext, input: z.infer<typeof resendSchema | typeof otpSchema>): Contact {
  const contact = readContact(auth, input);
  if (!contact) throw new AuthError('validation_failed', { msg: 'An email address or a phone number is required' });
  return contact;
}

/**
 * Whether the address has an account is found out only when the message is sent: until then everybody gets the same work, the
 * same row and the same answer, and nothing that could be measured.
 */
async function request(
  auth: AuthContext,
  { address }: Asker,
  contact: Contact,
  messages: MailRequest[],
): Promise<object> {
  await consumeAttempt(auth.sql, sendAttempts(auth, address, contact));
  await auth.sql.begin(async (tx) => {
    for (const message of messages) await queueMail(tx, message);
  });
  auth.wakeMails();
  return {};
}
