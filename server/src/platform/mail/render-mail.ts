import type { Mail } from '@alento/backend/auth/mail/mail.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { TFunction } from 'i18next';
import { layOutHtml, type MailWords } from './html-layout.ts';
import { mailTranslator } from './translator.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const keys = {
  signup: 'signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
  email_change_current: 'emailChangeCurrent',
  email_change_new: 'emailChangeNew',
  reauthentication: 'reauthentication',
} as const satisfies Record<Mail['kind'], string>;

/**
 * The words of a mail, in one language. Nothing a person wrote of themselves is in them: whoever signs up with a stranger's
 * address must not be able to write to the stranger.
 */
export function renderMail(mail: Mail, language: LanguageCode): RenderedMail {
  const t = mailTranslator(language);
  return layOut(sayMail(t, mail), language);
}

/** A mail as text and as HTML. */
export function layOut(said: MailWords, language: LanguageCode): RenderedMail {
  return { subject: said.subject, text: layOutText(said), html: layOutHtml(said, language) };
}

function sayMail(t: TFunction<'mail'>, { kind, code, link, newEmail }: Mail): MailWords {
  const key = keys[kind];
  // Who never asked for one of these must fear for their account.
  const isAlarming = key === 'emailChangeCurrent' || key === 'reauthentication';
  const hasButton = link !== null && key !== 'reauthentication';
  return {
    subject: t(`${key}.subject`),
    heading: t(`${key}.heading`),
    hello: t('hello'),
    text: t(`${key}.text`, { newEmail }),
    code: { label: t('codeLabel'), digits: code },
    button: hasButton ? { link, action: t(`${key}.action`), address: t('address') } : null,
    validity: t(hasButton ? 'validityWithLink' : 'validity'),
    unasked: isAlarming ? t(`${key}.unasked`) : t('unasked'),
    secret: t('secret'),
    closing: t('closing'),
  };
}

function layOutText(said: MailWords): string {
  const { heading, hello, text, button, code, validity, unasked, secret, closing } = said;
  const link = button ? [`${button.action}:\n${button.link}`] : [];
  const digits = code ? [`${code.label}: ${code.digits}`] : [];
  const warning = secret === null ? [] : [secret];
  return [heading, hello, text, ...digits, ...link, validity, unasked, ...warning, `${closing}\nAlento`, '']
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
