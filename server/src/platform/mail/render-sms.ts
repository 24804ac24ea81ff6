import type { Sms } from '@alento/backend/auth/sms/sms.ts';
import { mailLanguage } from './mail-language.ts';
import { mailTranslator } from './translator.ts';

const keys = {
  signup: 'sms.signIn',
  otp: 'sms.signIn',
  phone_change: 'sms.phoneChange',
  reauthentication: 'sms.reauthentication',
} as const satisfies Record<Sms['kind'], string>;

/** The words of a text message in its person's language. As in a mail, nothing a person wrote of themselves is in them. */
export function renderSms({ kind, code, ...person }: Sms): string {
  return mailTranslator(mailLanguage(person))(keys[kind], { code });
}
