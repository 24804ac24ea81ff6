import type { Sql } from '@alento/sql/sql.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { renderTrialMail } from '#platform/mail/render-trial-mail.ts';
import { claimEndingTrial, markTold } from '../data.ts';

interface TrialMailsOptions {
  sql: Sql;
  mails: Pick<MailSender, 'sendLetter'>;
  render: typeof renderTrialMail;
  /** Where people reach the product. */
  siteUrl: string;
  log: Log;
}

const lookMs = 10 * 60_000;

/** Tells people by mail, a day ahead, that their trial ends and that nothing is charged. What fails is tried again. */
export class TrialMails {
  readonly #options: TrialMailsOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: TrialMailsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), lookMs).unref();
    void this.run();
  }

  /** Sends what is due; one run after the other. */
  run(): Promise<void> {
    this.#running = this.#running.then(() => this.#sendDue());
    return this.#running;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    const { sql, mails, render, siteUrl, log } = this.#options;
    try {
      for (let due = await claimEndingTrial(sql); due; due = await claimEndingTrial(sql)) {
        await mails.sendLetter({ to: due.email, ...render(due.ends_at, `${siteUrl}/premium`, due.language) });
        await markTold(sql, due.user_id);
      }
    } catch (error) {
      log.warn({ code: 'billing.trial_mail_failed', reason: errorCodeOf(error) }, 'mail');
    }
  }
}
