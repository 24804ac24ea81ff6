import 'i18next';
import type account from './en/account.json';
import type accountGoogle from './en/account-google.json';
import type accountProfile from './en/account-profile.json';
import type billing from './en/billing.json';
import type chat from './en/chat.json';
import type common from './en/common.json';
import type errors from './en/errors.json';
import type landing from './en/landing.json';
import type language from './en/language.json';
import type legal from './en/legal.json';
import type mail from './en/mail.json';
import type memory from './en/memory.json';
import type mindfulness from './en/mindfulness.json';
import type mood from './en/mood.json';
import type progress from './en/progress.json';
import type protocol from './en/protocol.json';
import type safety from './en/safety.json';
import type safetyPlan from './en/safety-plan.json';
import type settings from './en/settings.json';

// English is the source of the keys; a key that does not exist there is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      'account-google': typeof accountGoogle;
      'account-profile': typeof accountProfile;
      billing: typeof billing;
      chat: typeof chat;
      common: typeof common;
      errors: typeof errors;
      landing: typeof landing;
      language: typeof language;
      legal: typeof legal;
      mail: typeof mail;
      memory: typeof memory;
      mindfulness: typeof mindfulness;
      mood: typeof mood;
      progress: typeof progress;
      protocol: typeof protocol;
      safety: typeof safety;
      'safety-plan': typeof safetyPlan;
      settings: typeof settings;
    };
  }
}
