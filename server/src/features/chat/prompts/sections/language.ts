import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { ConversationFacts } from '../conversation-facts.ts';

/** Name of the language and how one speaks to a person in it, as docs/guides/languages/ has it. */
const languages: Record<LanguageCode, string> = {
  pt: 'Brazilian Portuguese, with “você”, and nothing that takes the person for a man or a woman',
  en: 'English, with everyday contractions',
  es: 'neutral Spanish, with “tú”, and nothing that takes the person for a man or a woman',
  de: 'German, with “du”',
  fr: 'French, with “tu”, and nothing that takes the person for a man or a woman',
  it: 'Italian, with “tu”, and nothing that takes the person for a man or a woman',
  ja: 'Japanese, in soft です・ます form, without あなた; a name takes さん',
  ko: 'Korean, in 해요체, without a pronoun for the person; a name takes 님',
  ar: 'light Modern Standard Arabic, addressing one person in forms that are alike for everybody',
  zh: 'Simplified Chinese, with 你',
  hi: 'everyday Hindi in Devanagari, with आप, and verbs that leave the person’s gender open',
  nl: 'Dutch, with “je”',
  ru: 'Russian, with «вы» in lower case, and forms that leave the person’s gender open',
};

export function replyLanguage({ language }: ConversationFacts): string {
  return `Reply in ${languages[language]}; also if the person writes in another language, unless they ask for it.`;
}
