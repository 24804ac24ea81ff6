import 'i18next';
import type account from './en/account.json';
import type chat from './en/chat.json';
import type common from './en/common.json';
import type errors from './en/errors.json';
import type landing from './en/landing.json';
import type language from './en/language.json';
import type mail from './en/mail.json';
import type mood from './en/mood.json';

// English is the source of the keys; a key that does not exist there is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      chat: typeof chat;
      common: typeof common;
      errors: typeof errors;
      landing: typeof landing;
      language: typeof language;
      mail: typeof mail;
      mood: typeof mood;
    };
  }
}
