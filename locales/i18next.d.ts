import type { DefaultNamespace, Namespace, ParseKeys } from 'i18next';
import type account from './en/account.json';
import type accountAge from './en/account-age.json';
import type accountData from './en/account-data.json';
import type accountExport from './en/account-export.json';
import type accountGoogle from './en/account-google.json';
import type accountHealth from './en/account-health.json';
import type accountNotices from './en/account-notices.json';
import type accountProfile from './en/account-profile.json';
import type accountSecurity from './en/account-security.json';
import type admin from './en/admin.json';
import type adminDesk from './en/admin-desk.json';
import type assessments from './en/assessments.json';
import type billing from './en/billing.json';
import type chat from './en/chat.json';
import type chatExport from './en/chat-export.json';
import type chatTranscript from './en/chat-transcript.json';
import type chatReports from './en/chat-reports.json';
import type common from './en/common.json';
import type commonDesk from './en/common-desk.json';
import type commonMaintenance from './en/common-maintenance.json';
import type errors from './en/errors.json';
import type exercises from './en/exercises.json';
import type journal from './en/journal.json';
import type journalEntry from './en/journal-entry.json';
import type landing from './en/landing.json';
import type language from './en/language.json';
import type legal from './en/legal.json';
import type legalTerms from './en/legal-terms.json';
import type mail from './en/mail.json';
import type memory from './en/memory.json';
import type mindfulness from './en/mindfulness.json';
import type mindfulnessMeditations from './en/mindfulness-meditations.json';
import type mindfulnessSounds from './en/mindfulness-sounds.json';
import type mood from './en/mood.json';
import type moodEntries from './en/mood-entries.json';
import type progress from './en/progress.json';
import type progressInsights from './en/progress-insights.json';
import type protocol from './en/protocol.json';
import type reminders from './en/reminders.json';
import type safety from './en/safety.json';
import type safetyPlan from './en/safety-plan.json';
import type settings from './en/settings.json';
import type support from './en/support.json';
import type settingsLock from './en/settings-lock.json';
import type voice from './en/voice.json';

// English is the source of the keys; a key that does not exist there is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      'account-age': typeof accountAge;
      'account-data': typeof accountData;
      'account-export': typeof accountExport;
      'account-google': typeof accountGoogle;
      'account-health': typeof accountHealth;
      'account-notices': typeof accountNotices;
      'account-profile': typeof accountProfile;
      'account-security': typeof accountSecurity;
      admin: typeof admin;
      'admin-desk': typeof adminDesk;
      assessments: typeof assessments;
      billing: typeof billing;
      chat: typeof chat;
      'chat-export': typeof chatExport;
      'chat-transcript': typeof chatTranscript;
      'chat-reports': typeof chatReports;
      common: typeof common;
      'common-desk': typeof commonDesk;
      'common-maintenance': typeof commonMaintenance;
      errors: typeof errors;
      exercises: typeof exercises;
      journal: typeof journal;
      'journal-entry': typeof journalEntry;
      landing: typeof landing;
      language: typeof language;
      legal: typeof legal;
      'legal-terms': typeof legalTerms;
      mail: typeof mail;
      memory: typeof memory;
      mindfulness: typeof mindfulness;
      'mindfulness-meditations': typeof mindfulnessMeditations;
      'mindfulness-sounds': typeof mindfulnessSounds;
      mood: typeof mood;
      'mood-entries': typeof moodEntries;
      progress: typeof progress;
      'progress-insights': typeof progressInsights;
      protocol: typeof protocol;
      reminders: typeof reminders;
      safety: typeof safety;
      'safety-plan': typeof safetyPlan;
      settings: typeof settings;
      support: typeof support;
      'settings-lock': typeof settingsLock;
      voice: typeof voice;
    };
  }

  // Tried before i18next's own signature, which works out the keys anew for the options of each call.
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (key: ParseKeys<Ns, {}, KPrefix>, values?: Record<string, unknown> & { returnObjects?: never }): string;
  }
}
