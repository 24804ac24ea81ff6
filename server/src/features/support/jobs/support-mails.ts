import { defaultLanguage } from '@alento/domain/language/languages.ts';
import { supportReference } from '@alento/domain/support/reference.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { SupportCipher } from '#platform/encryption/support-cipher.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { renderSupportNotice, renderSupportReceipt } from '#platform/mail/render-support-mail.ts';
import { claimMail, deleteMail, fetchLanguageOf, sweepSupport, type DueSupportMail } from '../data.ts';

interface SupportMailsOptions {
  sql: Sql;
  cipher: SupportCipher;
  mails: Pick<MailSender, 'sendLetter'>;
  renderReceipt: typeof renderSupportReceipt;
  renderNotice: typeof renderSupportNotice;
  /** Addresses of the operators. */
  operators: readonly string[];
  /** Where people reach the product. */
  siteUrl: string;
  log: Log;
}

const lookMs = 60_000;

/** Sends receipts, and tells the operators. The queue lies in the database, so a failed mail or a dead process loses none. */
export class SupportMails {
  readonly #options: SupportMailsOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: SupportMailsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      void this.#sweep();
      void this.run();
    }, lookMs).unref();
    void this.run();
  }

  readonly wake = (): void => void this.run();

  /** Sends what is due, after what is being sent. */
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
      // What fails is due again later, which is the next run's.
      const [row] = await sql<{ moment: string }[]>`select now()::text as moment`;
      for (let due = row && (await claimMail(sql, row.moment)); row && due; due = await claimMail(sql, row.moment))
        await this.#send(due).catch((cause: unknown) => this.#logFailure(cause));
    } catch (cause) {
      this.#logFailure(cause);
    }
  }

  async #send(due: DueSupportMail): Promise<void> {
    await (due.kind === 'receipt' ? this.#sendReceipt(due) : this.#tellOperators(due));
    await deleteMail(this.#options.sql, due);
  }

  async #sendReceipt({ message_id: id, email, language, is_priority: isPriority }: DueSupportMail): Promise<void> {
    const { cipher, mails, renderReceipt, siteUrl } = this.#options;
    const to = cipher.decrypt(id, 'email', email);
    const said = { reference: supportReference(id), isPriority, link: `${siteUrl}/help` };
    await mails.sendLetter({ to, ...renderReceipt(said, language) });
  }

  async #tellOperators({ message_id: id, category, is_priority: isPriority, tier }: DueSupportMail): Promise<void> {
    const { sql, mails, renderNotice, operators, siteUrl } = this.#options;
    const said = { reference: supportReference(id), category, isPriority, tier, link: `${siteUrl}/admin/support` };
    for (const to of operators) {
      const language = (await fetchLanguageOf(sql, to)) ?? defaultLanguage;
      await mails.sendLetter({ to, ...renderNotice(said, language) });
    }
  }

  #logFailure(cause: unknown): void {
    this.#options.log.warn({ code: 'support.mail_failed', reason: errorCodeOf(cause) }, 'mail');
  }

  async #sweep(): Promise<void> {
    const { sql, log } = this.#options;
    await sweepSupport(sql).catch(() => log.warn({ code: 'support.sweep_failed' }, 'support'));
  }
}
