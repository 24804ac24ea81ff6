import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { layOut, type RenderedMail } from './render-mail.ts';
import { mailTranslator } from './translator.ts';

/** An operator's answer to a message to support, framed in the language it was written in. */
export function renderSupportAnswer(answer: { text: string; reference: string }, language: LanguageCode): RenderedMail {
  const t = mailTranslator(language);
  const { text, reference } = answer;
  const said = {
    subject: t('supportAnswer.subject', { reference }),
    heading: t('supportAnswer.heading'),
    hello: t('hello'),
    text,
    code: null,
    button: null,
    validity: null,
    unasked: t('supportAnswer.again', { reference }),
    closing: t('closing'),
  };
  return layOut(said, language);
}
