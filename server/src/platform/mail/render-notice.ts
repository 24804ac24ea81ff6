import { describeLanguage } from '@alento/locales/languages.ts';
import type { MailSender } from './mail-sender.ts';
import type { Notice, SendNotice } from './notice.ts';
import { layOut, type RenderedMail } from './render-mail.ts';
import { translatorOf } from './translator.ts';

const keys = {
  deletion_planned: 'planned',
  deletion_cancelled: 'cancelled',
  deletion_done: 'done',
} as const satisfies Record<Notice['kind'], string>;

export function createNoticeSender({ sendLetter }: Pick<MailSender, 'sendLetter'>, siteUrl: string): SendNotice {
  return (notice) => sendLetter({ to: notice.to, ...renderNotice(notice, siteUrl) });
}

/** The words of a notice in the language of whoever gets it. */
export function renderNotice({ kind, language, day }: Notice, siteUrl: string): RenderedMail {
  const t = translatorOf(language, 'account-notices');
  const key = keys[kind];
  const format = new Intl.DateTimeFormat(describeLanguage(language).locale, { dateStyle: 'long', timeZone: 'UTC' });
  const button = { link: `${siteUrl}/login`, action: t('planned.action'), address: t('address') };
  const said = {
    subject: t(`${key}.subject`),
    heading: t(`${key}.heading`),
    hello: t('hello'),
    text: t(`${key}.text`, { day: day ? format.format(day) : '' }),
    code: null,
    button: key === 'planned' ? button : null,
    validity: t(`${key}.more`),
    unasked: t(`${key}.unasked`),
    secret: null,
    closing: t('closing'),
  };
  return layOut(said, language);
}
