import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { randomBytes } from 'node:crypto';
import { errorCodeOf } from '#lib/errors.ts';
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

/** Sends mails to guardians. The queue lies in the database, so a failed mail or a dead process loses none. */
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
    try {
      // What fails is due again later, which is the next run's.
      const [row] = await this.#options.sql<{ moment: string }[]>`select now()::text as moment`;
      while (row && (await this.#sendOne(row.moment)));
    } catch (cause) {
      this.#logFailure(cause);
    }
  }

  /** False if nothing was due at the moment. The secret of the link is made now, so that it is kept nowhere; a later mail makes another. */
  async #sendOne(moment: string): Promise<boolean> {
    const { sql } = this.#options;
    const token = randomBytes(32).toString('base64url');
    const [due] = await sql<DueMail[]>`
      update private.guardian_consents
      set token_hash = ${hashToken(token)}, mail_due_at = now() + interval '90 seconds'
      where id = (
        select id from private.guardian_consents where mail is not null and mail_due_at <= ${moment}
        order by mail_due_at limit 1 for update skip locked
      )
      returning id, mail, guardian_email, language`;
    if (!due) return false;
    await this.#send(due, token).catch((cause: unknown) => this.#logFailure(cause));
    return true;
  }

  async #send({ id, mail, guardian_email: to, language }: DueMail, token: string): Promise<void> {
    const { sql, mails, render, siteUrl } = this.#options;
    await mails.sendLetter({ to, ...render(mail, `${siteUrl}/guardian/confirm#${token}`, language) });
    // Once a guardian has the way back there is nothing more to write to them.
    await sql`
      update private.guardian_consents
      set mail = null, guardian_email = case when mail = 'request' then guardian_email end
      where id = ${id} and token_hash = ${hashToken(token)}`;
  }

  #logFailure(cause: unknown): void {
    this.#options.log.warn({ code: 'account.guardian_mail_failed', reason: errorCodeOf(cause) }, 'mail');
  }

  async #sweep(): Promise<void> {
    const { sql, log } = this.#options;
    await sql`select private.sweep_guardian_consents()`.catch(() =>
      log.warn({ code: 'account.guardian_sweep_failed' }, 'account'),
    );
  }
}
