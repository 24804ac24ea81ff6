import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { TFunction } from 'i18next';
import type { PersonContext, Services } from '#http/context.ts';
import type { mailLanguage } from '#platform/mail/mail-language.ts';
import type { SendNotice } from '#platform/mail/notice.ts';
import type { zipped } from '#platform/zip/zipped.ts';
import type { AccountDeletions } from './deletion/jobs/account-deletions.ts';

/** What the account's routes are made from. */
export interface AccountOptions {
  /** Aborts the user's running replies. */
  readonly endReplies: (personId: string) => Promise<unknown>;
  /** Removes the copies of mails to these addresses. */
  readonly forgetPayments: (personId: string) => Promise<void>;
  readonly forgetMails: (addresses: readonly string[]) => Promise<void>;
  readonly deletions: AccountDeletions;
  /** How long a deletion can be taken back; with 0 it is at once. */
  readonly deletionGraceDays: number;
  readonly sendNotice: SendNotice;
  /** The language of a user without a profile. */
  readonly chooseLanguage: typeof mailLanguage;
  readonly exportWords: (language: LanguageCode) => TFunction<'account-export'>;
  readonly zip: typeof zipped;
  /** What other features work out of a person's rows, by the name it is exported under. */
  readonly deriveExports: (ctx: PersonContext) => Promise<Readonly<Record<string, unknown>>>;
}

export interface AccountContext extends AccountOptions {
  readonly services: Services;
}
