import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Sql } from '@alento/backend/sql.ts';
import { randomBytes } from 'node:crypto';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { GuardianMailKind, renderGuardianMail } from '#platform/mail/render-guardian-mail.ts';
import { hashToken } from '../data.ts';

interface GuardianMailsOptions {
  sql: Sql;
  mails: Pick<MailSender, 'sendLetter'>;
  render: typeof renderGuardianMail;
  /** Where people reach the product. */
  siteUrl: string;
  log: Log;
}

interface DueMail {
  id: string;
  mail: GuardianMailKind;
  guardian_email: string;
  language: LanguageCode;
}

const lookMs = 60_000;

/** Writes to guardians. What is due lies in the database, so that a mail that fails, or a process that dies, loses none. */
export class GuardianMails {
  readonly #options: GuardianMailsOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: GuardianMailsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      void this.#sweep();
      this.wake();
    }, lookMs).unref();
    this.wake();
  }

  /** Sends what is due, after what is being sent. */
  readonly wake = (): void => {
    this.#running = this.#running.then(() => this.#sendDue());
  };

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    const { log } = this.#options;
    try {
      while (await this.#sendOne());
    } catch (cause) {
      // Never with its message: it may hold an address.
      log.warn({ code: 'account.guardian_mail_failed', reason: cause instanceof Error ? cause.name : '' }, 'mail');
    }
  }

  /** False if nothing is due. The secret of the link is made now, so that it is kept nowhere; a later mail makes another. */
  async #sendOne(): Promise<boolean> {
    const { sql, mails, render, siteUrl } = this.#options;
    const token = randomBytes(32).toString('base64url');
    const [due] = await sql<DueMail[]>`
      update private.guardian_consents
      set token_hash = ${hashToken(token)}, mail_due_at = now() + interval '90 seconds'
      where id = (
        select id from private.guardian_consents where mail is not null and mail_due_at <= now()
        order by mail_due_at limit 1 for update skip locked
      )
      returning id, mail, guardian_email, language`;
    if (!due) return false;
    const link = `${siteUrl}/guardian/confirm#${token}`;
    await mails.sendLetter({ to: due.guardian_email, ...render(due.mail, link, due.language) });
    await sql`update private.guardian_consents set mail = null
      where id = ${due.id} and token_hash = ${hashToken(token)}`;
    return true;
  }

  async #sweep(): Promise<void> {
    const { sql, log } = this.#options;
    await sql`select private.sweep_guardian_consents()`.catch(() =>
      log.warn({ code: 'account.guardian_sweep_failed' }, 'account'),
    );
  }
}
