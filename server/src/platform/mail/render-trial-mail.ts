import { getRemaining } from '@alento/domain/billing/trial.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { layOut, type RenderedMail } from './render-mail.ts';
import { mailTranslator } from './translator.ts';

interface EndingTrial {
  readonly endsAt: Date;
  readonly now: Date;
  readonly link: string;
}

/** What a person is written before their trial ends: in how many hours, and the moment in UTC, for where they are nobody knows. */
export function renderTrialMail({ endsAt, now, link }: EndingTrial, language: LanguageCode): RenderedMail {
  const t = mailTranslator(language);
  const { locale } = describeLanguage(language);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const said = {
    subject: t('trialEnding.subject', { when: formatRemaining(endsAt, now, locale) }),
    heading: t('trialEnding.heading'),
    hello: t('hello'),
    text: t('trialEnding.text', { moment: `${format.format(endsAt)} UTC` }),
    code: null,
    button: { link, action: t('trialEnding.action'), address: t('address') },
    validity: t('trialEnding.stays'),
    unasked: t('trialEnding.nothing'),
    closing: t('closing'),
  };
  return layOut(said, language);
}

/** As "in 23 hours"; never "tomorrow", which is another day elsewhere. */
function formatRemaining(endsAt: Date, now: Date, locale: string): string {
  const { days, hours, minutes, isLessThanHour } = getRemaining(endsAt, now);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  return isLessThanHour ? format.format(Math.max(1, minutes), 'minute') : format.format(days * 24 + hours, 'hour');
}
