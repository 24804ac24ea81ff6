import * as z from 'zod';
import { consumeAttempt, type Attempt } from '../consume-attempt.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { challengeFields, readChallenge } from '../flow-state.ts';
import { assertEmail, emailSchema, metadataSchema, metadataText } from '../input.ts';
import type { MailKind } from './mail.ts';
import { queueMail, type MailOrigin, type MailRequest } from './mail-queue.ts';

const addressFields = { email: z.nullish(emailSchema), phone: z.nullish(z.string()), ...challengeFields };

export const otpSchema = z.object({
  ...addressFields,
  create_user: z.nullish(z.boolean()),
  data: z.nullish(metadataSchema),
});
export const recoverSchema = z.object(addressFields);
export const resendSchema = z.object({ ...addressFields, type: z.string() });

/** Counts what makes us send mail to an address, whether it has an account or not. */
export function mailAttempts({ limits }: AuthContext, address: string, email: string): Attempt[] {
  return [
    { kind: 'mail.address', subject: address, limit: limits.mailPerAddress },
    {
      kind: 'mail.account',
      subject: email,
      limit: limits.mailPerAccount,
      refusal: 'over_email_send_rate_limit',
    },
  ];
}

interface Asker {
  address: string;
  origin: MailOrigin;
}

/** Sends a code and a link to sign in with; an unknown address gets an account, unless that is not wanted. */
export async function requestOtp(auth: AuthContext, input: z.infer<typeof otpSchema>, asker: Asker): Promise<object> {
  const newMetadata = metadataText(input.data ?? {});
  const mayCreate = input.create_user ?? true;
  return request(auth, asker, input, [{ kind: 'magiclink', ...(mayCreate ? { newMetadata } : {}) }]);
}

export async function requestRecovery(
  auth: AuthContext,
  input: z.infer<typeof recoverSchema>,
  asker: Asker,
): Promise<object> {
  return request(auth, asker, input, [{ kind: 'recovery' }]);
}

export async function resendMail(
  auth: AuthContext,
  input: z.infer<typeof resendSchema>,
  asker: Asker,
): Promise<object> {
  const kinds = resendKinds[input.type];
  if (input.type === 'sms' || input.type === 'phone_change') throw noPhone();
  if (!kinds) throw new AuthError('validation_failed', { msg: 'Missing one of these types: signup, email_change' });
  return request(
    auth,
    asker,
    input,
    kinds(auth).map((kind) => ({ kind })),
  );
}

const resendKinds: Record<string, ((auth: AuthContext) => MailKind[]) | undefined> = {
  signup: () => ['signup'],
  email_change: changeKinds,
};

/** Who has to confirm a new address. */
export function changeKinds({ isEmailChangeConfirmedTwice }: AuthContext): MailKind[] {
  return isEmailChangeConfirmedTwice ? ['email_change_current', 'email_change_new'] : ['email_change_new'];
}

export const noPhone = (): AuthError =>
  new AuthError('phone_provider_disabled', { msg: 'Phone sign-ins are disabled: no SMS driver is configured' });

/**
 * Whether the address has an account is found out only when the mail is sent: until then everybody gets the same work, the
 * same row and the same answer, and nothing that could be measured.
 */
async function request(
  auth: AuthContext,
  { address, origin }: Asker,
  input: z.infer<typeof recoverSchema>,
  mails: Pick<MailRequest, 'kind' | 'newMetadata'>[],
): Promise<object> {
  const { email, phone } = input;
  if (phone) throw noPhone();
  if (!email) throw new AuthError('validation_failed', { msg: 'An email address is required' });
  assertEmail(email);
  const challenge = readChallenge(input);
  await consumeAttempt(auth.sql, mailAttempts(auth, address, email));
  await auth.sql.begin(async (tx) => {
    for (const mail of mails) await queueMail(tx, { ...mail, ...origin, email, challenge });
  });
  auth.wakeMails();
  return {};
}
