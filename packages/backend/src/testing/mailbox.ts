import { vi } from 'vitest';
import type { Mail, MailKind, ProofMail, ProofMailKind } from '../auth/mail/mail.ts';

/** Everybody's mailbox. */
export class Mailbox {
  readonly #mails: Mail[] = [];

  deliver(mail: Mail): Promise<void> {
    this.#mails.push(mail);
    return Promise.resolve();
  }

  to(address: string): Mail[] {
    return this.#mails.filter(({ to }) => to === address);
  }

  /** Takes the newest mail of an address out, once it has come. */
  take(address: string, kind: ProofMailKind): Promise<ProofMail>;
  take(address: string, kind: MailKind): Promise<Mail>;
  async take(address: string, kind: MailKind): Promise<Mail> {
    return vi.waitUntil(
      () => {
        const index = this.#mails.findLastIndex((mail) => mail.to === address && mail.kind === kind);
        return this.#mails.splice(index, index < 0 ? 0 : 1)[0];
      },
      { timeout: 10_000, interval: 10 },
    );
  }
}
