import { legalLimits } from '@alento/domain/legal/limits.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import type { MailSender } from './mail-sender.ts';
import type { Notice, SendNotice } from './notice.ts';
import { layOut, type RenderedMail } from './render-mail.ts';
import { createTranslator } from './translator.ts';

const keys = {
  deletion_planned: 'planned',
  deletion_cancelled: 'cancelled',
  deletion_done: 'done',
} as const satisfies Record<Notice['kind'], string>;

/** The last zone that begins a day is twelve hours behind. */
const westernmostMs = 12 * 60 * 60 * 1000;

/** Sends notices by way of letters. */
export function createNoticeSender({ sendLetter }: Pick<MailSender, 'sendLetter'>, siteUrl: string): SendNotice {
  return (notice) => sendLetter({ to: notice.to, ...renderNotice(notice, siteUrl) });
}

/** Renders a notice in the recipient's language. */
export function renderNotice({ kind, language, day }: Notice, siteUrl: string): RenderedMail {
  const t = createTranslator(language, 'account-notices');
  const key = keys[kind];
  // Wherever it is read: the day on which the moment comes first.
  const first = day && new Date(day.getTime() - westernmostMs);
  const format = new Intl.DateTimeFormat(describeLanguage(language).locale, { dateStyle: 'long', timeZone: 'UTC' });
  const button = { link: `${siteUrl}/login`, action: t('planned.action'), address: t('address') };
  const said = {
    subject: t(`${key}.subject`),
    heading: t(`${key}.heading`),
    hello: t('hello'),
    text: t(`${key}.text`, { day: first ? format.format(first) : '' }),
    code: null,
    button: key === 'planned' ? button : null,
    validity: t(`${key}.more`, { days: legalLimits.deletionDays }),
    unasked: t(`${key}.unasked`),
    closing: t('closing'),
  };
  return layOut(said, language);
}
