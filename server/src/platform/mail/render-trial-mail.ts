import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { layOut, type RenderedMail } from './render-mail.ts';
import { mailTranslator } from './translator.ts';

/** What a person is written a day before their trial ends, with the moment in UTC: where they are, nobody knows. */
export function renderTrialMail(endsAt: Date, link: string, language: LanguageCode): RenderedMail {
  const t = mailTranslator(language);
  const format = new Intl.DateTimeFormat(describeLanguage(language).locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const said = {
    subject: t('trialEnding.subject'),
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
