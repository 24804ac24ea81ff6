import * as z from 'zod';
import { fragment, type Fragment } from '@alento/sql/sql.ts';
import { AuthError } from './errors.ts';
import { assertEmail, emailSchema } from './input.ts';
import type { SmsDriver } from './sms/sms.ts';

/** The email address or phone number that a user signs in with. */
export type Contact = { email: string; phone?: never } | { phone: string; email?: never };

/** A number as GoTrue keeps one: digits alone, the country first. */
export const phoneSchema = z.string().transform((phone) => phone.replace(/^\+/, '').replaceAll(' ', ''));

export const contactFields = {
  email: z.nullish(emailSchema),
  phone: z.nullish(phoneSchema),
  channel: z.nullish(z.string()),
};

interface ContactInput {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  channel?: string | null | undefined;
}

/** The one address that was named; a telephone only where messages can be sent. */
export function readContact(auth: { sms: SmsDriver | undefined }, input: ContactInput): Contact | undefined {
  if (input.phone) assertPhone(auth, input.phone);
  return readAddress(input);
}

/** The one address that was named, whether anything can be sent there or not. */
export function readAddress({ email, phone, channel }: ContactInput): Contact | undefined {
  if (phone) {
    assertIsNumber(phone);
    if (email)
      throw new AuthError('validation_failed', { msg: 'Only an email address or phone number may be provided' });
    if (channel && channel !== 'sms') throw new AuthError('validation_failed', { msg: 'The only channel is sms' });
    return { phone };
  }
  if (!email) return undefined;
  assertEmail(email);
  return { email };
}

export function assertPhone({ sms }: { sms: SmsDriver | undefined }, phone: string): void {
  if (!sms) {
    throw new AuthError('phone_provider_disabled', { msg: 'Phone sign-ins are disabled: no SMS driver is configured' });
  }
  assertIsNumber(phone);
}

function assertIsNumber(phone: string): void {
  if (!/^[1-9]\d{1,14}$/.test(phone)) {
    throw new AuthError('validation_failed', { msg: 'Invalid phone number format (E.164 required)' });
  }
}

export const contactAddress = ({ email, phone }: Contact): string => email ?? phone;

/** Chooses the account with this address, in a query of auth.users. */
export function hasContact({ email, phone }: Contact): Fragment {
  return email === undefined ? fragment`phone = ${phone}` : fragment`email = ${email} and is_sso_user = false`;
}
