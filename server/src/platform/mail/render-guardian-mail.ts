import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { layOut, type RenderedMail } from './render-mail.ts';
import { mailTranslator } from './translator.ts';

export type GuardianMailKind = 'request' | 'confirmation';

const keys = { request: 'guardianRequest', confirmation: 'guardianConfirmation' } as const;

/** What a guardian is written. Not a word of it is the minor's, who could have named a stranger: not even their name. */
export function renderGuardianMail(kind: GuardianMailKind, link: string, language: LanguageCode): RenderedMail {
  const t = mailTranslator(language);
  const key = keys[kind];
  const said = {
    subject: t(`${key}.subject`),
    heading: t(`${key}.heading`),
    hello: t('hello'),
    text: t(`${key}.text`),
    code: null,
    button: { link, action: t(`${key}.action`), address: t('address') },
    validity: t(`${key}.validity`),
    unasked: t(`${key}.unasked`),
    closing: t('closing'),
  };
  return layOut(said, language);
}
