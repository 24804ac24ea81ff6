import type { Mail, NoticeKind, ProofMail } from '@alento/backend/auth/mail/mail.ts';
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
} as const satisfies Record<ProofMail['kind'], string>;

const noticeKeys = {
  password_changed_notification: 'passwordChanged',
  identity_linked_notification: 'identityLinked',
  identity_unlinked_notification: 'identityUnlinked',
  mfa_factor_enrolled_notification: 'twoStepOn',
  mfa_factor_unenrolled_notification: 'twoStepOff',
  sign_in_slowed_notification: 'signInSlowed',
} as const satisfies Record<NoticeKind, string>;

/**
 * Renders a mail in one language. It contains nothing that a user wrote: signing up with a stranger's address must not be
 * a way to write to the stranger.
 */
export function renderMail(mail: Mail, language: LanguageCode): RenderedMail {
  const t = mailTranslator(language);
  return layOut('code' in mail ? sayProof(t, mail) : sayNotice(t, mail.kind), language);
}

/** A mail as text and as HTML. */
export function layOut(said: MailWords, language: LanguageCode): RenderedMail {
  return { subject: said.subject, text: layOutText(said), html: layOutHtml(said, language) };
}

function sayProof(t: TFunction<'mail'>, { kind, code, link, newEmail }: ProofMail): MailWords {
  const key = keys[kind];
  // Who never asked for one of these must fear for their account.
  const isAlarming = key === 'emailChangeCurrent' || key === 'reauthentication';
  const hasButton = link !== null && key !== 'reauthentication';
  return {
    subject: t(`${key}.subject`),
    heading: t(`${key}.heading`),
    hello: t('hello'),
    text: t(`${key}.text`, { newEmail }),
    code: { label: t('codeLabel'), digits: code, secret: t('secret') },
    button: hasButton ? { link, action: t(`${key}.action`), address: t('address') } : null,
    validity: t(hasButton ? 'validityWithLink' : 'validity'),
    unasked: isAlarming ? t(`${key}.unasked`) : t('unasked'),
    closing: t('closing'),
  };
}

/** Says what was changed, and what to do if it was not the owner. */
function sayNotice(t: TFunction<'mail'>, kind: NoticeKind): MailWords {
  const key = noticeKeys[kind];
  return {
    subject: t(`${key}.subject`),
    heading: t(`${key}.heading`),
    hello: t('hello'),
    text: t(`${key}.text`),
    code: null,
    button: null,
    validity: null,
    unasked: t(`${key}.unasked`),
    closing: t('closing'),
  };
}

function layOutText(said: MailWords): string {
  const { heading, hello, text, button, code, validity, unasked, closing } = said;
  const parts = [
    heading,
    hello,
    text,
    code && `${code.label}: ${code.digits}`,
    button && `${button.action}:\n${button.link}`,
    validity,
    unasked,
    code?.secret,
    `${closing}\nAlento`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
