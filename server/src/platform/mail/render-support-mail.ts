import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { SupportCategory } from '@alento/domain/support/schema.ts';
import { layOut, type RenderedMail } from './render-mail.ts';
import { mailTranslator } from './translator.ts';

interface Receipt {
  reference: string;
  isPriority: boolean;
  /** To the numbers that help in danger. */
  link: string;
}

/**
 * That a message arrived. Not a word of it is the sender's: whoever wrote could have named a stranger's address. It
 * always names the way to help, whatever the message was about.
 */
export function renderSupportReceipt({ reference, isPriority, link }: Receipt, language: LanguageCode): RenderedMail {
  const t = mailTranslator(language);
  const said = {
    subject: t('supportReceipt.subject', { reference }),
    heading: t('supportReceipt.heading'),
    hello: t('hello'),
    text: t(isPriority ? 'supportReceipt.textFirst' : 'supportReceipt.text', { reference }),
    code: null,
    button: { link, action: t('supportReceipt.action'), address: t('address') },
    validity: t('supportReceipt.danger'),
    unasked: t('supportReceipt.unasked'),
    closing: t('closing'),
  };
  return layOut(said, language);
}

interface Notice extends Receipt {
  category: SupportCategory;
  tier: Tier;
}

/** Tells operators that somebody wrote: what it is about, and where it can be read; never what it says or who wrote. */
export function renderSupportNotice(notice: Notice, language: LanguageCode): RenderedMail {
  const { reference, category, isPriority, tier, link } = notice;
  const t = mailTranslator(language);
  const about = t(`supportNotice.categories.${category}`);
  const said = {
    subject: t(isPriority ? 'supportNotice.subjectFirst' : 'supportNotice.subject', { reference, category: about }),
    heading: t('supportNotice.heading'),
    hello: t('hello'),
    text: t('supportNotice.text', { reference, category: about }),
    code: null,
    button: { link, action: t('supportNotice.action'), address: t('address') },
    validity: tier >= 2 ? t('supportNotice.danger') : null,
    unasked: t('supportNotice.unasked'),
    closing: t('closing'),
  };
  return layOut(said, language);
}
