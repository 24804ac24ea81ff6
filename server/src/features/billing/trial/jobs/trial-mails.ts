import type { Sql } from '@alento/sql/sql.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { renderTrialMail } from '#platform/mail/render-trial-mail.ts';
import { claimEndingTrial, markTold, putOff, type EndingTrial } from '../data.ts';

interface TrialMailsOptions {
  sql: Sql;
  mails: Pick<MailSender, 'sendLetter'>;
  render: typeof renderTrialMail;
  /** Where people reach the product. */
  siteUrl: string;
  log: Log;
}

const lookMs = 10 * 60_000;

/** Tells people by mail, a day ahead, that their trial ends and that nothing is charged. What fails is tried again later. */
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
    const { sql } = this.#options;
    try {
      for (let due = await claimEndingTrial(sql); due; due = await claimEndingTrial(sql)) await this.#send(due);
    } catch (error) {
      this.#logFailure(error);
    }
  }

  async #send({ user_id: personId, email: to, language, ends_at: endsAt }: EndingTrial): Promise<void> {
    const { sql, mails, render, siteUrl } = this.#options;
    try {
      await mails.sendLetter({ to, ...render({ endsAt, now: new Date(), link: `${siteUrl}/premium` }, language) });
    } catch (error) {
      this.#logFailure(error);
      return putOff(sql, personId);
    }
    return markTold(sql, personId);
  }

  #logFailure(error: unknown): void {
    this.#options.log.warn({ code: 'billing.trial_mail_failed', reason: errorCodeOf(error) }, 'mail');
  }
}
