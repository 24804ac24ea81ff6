import { AccountDeletions, type DeletionDeps } from '#features/account/deletion/jobs/account-deletions.ts';
import { GuardianMails } from '#features/account/guardian/jobs/guardian-mails.ts';
import { TrialMails } from '#features/billing/trial/jobs/trial-mails.ts';
import { ReminderNotifications } from '#features/reminders/jobs/reminder-notifications.ts';
import { SupportMails } from '#features/support/jobs/support-mails.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { SupportCipher } from '#platform/encryption/support-cipher.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import { renderGuardianMail } from '#platform/mail/render-guardian-mail.ts';
import { renderSupportNotice, renderSupportReceipt } from '#platform/mail/render-support-mail.ts';
import { renderTrialMail } from '#platform/mail/render-trial-mail.ts';
import { createTranslator } from '#platform/mail/translator.ts';
import type { PushSender } from '#platform/push/push-sender.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { Env } from '../env.ts';
import { getSiteUrl } from './choose-backend.ts';

const sweepMailsMs = 60 * 60 * 1000;

/** What is done beside requests. The routes wake those that they have left something to do. */
export interface BackgroundJobs {
  deletions: AccountDeletions;
  guardianMails: GuardianMails;
  supportMails: SupportMails;
  start(): void;
  /** Resolves when what is under way is done. */
  stop(): Promise<void>;
}

interface JobParts {
  sql: Sql;
  log: Log;
  mails: MailSender;
  push: PushSender | null;
  supportCipher: SupportCipher;
  deletion: DeletionDeps;
}

export function createBackgroundJobs(
  env: Env,
  { sql, log, mails, push, supportCipher, deletion }: JobParts,
): BackgroundJobs {
  const mailing = { sql, mails, siteUrl: getSiteUrl(env), log };
  const deletions = new AccountDeletions(deletion);
  const guardianMails = new GuardianMails({ ...mailing, render: renderGuardianMail });
  const supportMails = new SupportMails({
    ...mailing,
    cipher: supportCipher,
    renderReceipt: renderSupportReceipt,
    renderNotice: renderSupportNotice,
    operators: env.ADMIN_EMAILS,
  });
  const jobs = [
    deletions,
    guardianMails,
    supportMails,
    new TrialMails({ ...mailing, render: renderTrialMail }),
    new ReminderNotifications({
      sql,
      push,
      words: (language) => createTranslator(language, 'reminders'),
      log,
    }),
    outboxSweep(mails, log),
  ];
  return {
    deletions,
    guardianMails,
    supportMails,
    start: () => {
      for (const job of jobs) job.start();
    },
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Takes old mails out of the outbox, every hour. */
function outboxSweep(mails: MailSender, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  const sweep = () =>
    void mails.sweep().catch((error: unknown) => log.warn({ code: errorCodeOf(error) }, 'outbox not swept'));
  return {
    start: () => {
      sweep();
      timer = setInterval(sweep, sweepMailsMs).unref();
    },
    stop: async () => clearInterval(timer),
  };
}
