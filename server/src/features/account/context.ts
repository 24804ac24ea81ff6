import type { Services } from '#http/context.ts';
import type { SendNotice } from '#platform/mail/notice.ts';
import type { AccountDeletions } from './deletion/jobs/account-deletions.ts';

/** What the account's routes are made from. */
export interface AccountOptions {
  /** Breaks off what is being said to a person. */
  readonly endReplies: (personId: string) => Promise<unknown>;
  readonly deletions: AccountDeletions;
  /** How long a deletion can be taken back; with 0 it is at once. */
  readonly deletionGraceDays: number;
  readonly sendNotice: SendNotice;
}

export interface AccountContext extends AccountOptions {
  readonly services: Services;
}
