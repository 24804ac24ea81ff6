import type { Services } from '#http/context.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Notice, SendNotice } from '#platform/mail/notice.ts';
import { claimDeletion, deleteCancelledDeletion, markNotified, type ClaimedDeletion } from '../data.ts';
import type { Erasure } from '../erase-account.ts';
import { erasePlanned } from '../erase-planned.ts';

const everyMs = 60_000;

export interface DeletionDeps {
  services: Pick<Services, 'sql' | 'backend' | 'keys' | 'log'>;
  endReplies: Erasure['endReplies'];
  forgetPayments: Erasure['forgetPayments'];
  /** Sees to it that whoever is leaving is not charged again, and whoever has stayed is. */
  settleRenewals: () => Promise<void>;
  forgetMails: Erasure['forgetMails'];
  sendNotice: SendNotice;
}

/**
 * Erases accounts that are due and mails their owners about each change. The queue lies in the database, so any number of
 * processes may work on it, and another one finishes what a dead one left.
 */
export class AccountDeletions {
  readonly #deps: DeletionDeps;
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: DeletionDeps) {
    this.#deps = deps;
  }

  /** Looks now and then until it is stopped. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), everyMs).unref();
  }

  /** Says that there is something to do. */
  wake(): void {
    void this.run();
  }

  /** Does all there is to do; one run after the other. */
  run(): Promise<void> {
    this.#running = this.#running.then(() => this.#workOff());
    return this.#running;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #workOff(): Promise<void> {
    try {
      while (await this.#workOne());
      await this.#deps.settleRenewals();
    } catch (error) {
      this.#deps.services.log.warn({ code: errorCodeOf(error) }, 'deletions wait');
    }
  }

  /** False if there is nothing to do. What fails is left to its claim and taken up when that is over. */
  async #workOne(): Promise<boolean> {
    const { sql, log } = this.#deps.services;
    const deletion = await claimDeletion(sql);
    if (!deletion) return false;
    await this.#work(deletion).catch((error: unknown) => {
      log.error({ code: 'account.deletion_failed', reason: errorCodeOf(error) }, 'a deletion waits');
    });
    return true;
  }

  async #work(deletion: ClaimedDeletion): Promise<void> {
    const { services } = this.#deps;
    if (deletion.is_cancelled) {
      await this.#tell(deletion, 'deletion_cancelled');
      return deleteCancelledDeletion(services.sql, deletion);
    }
    if (deletion.is_due) {
      // Nobody is told that it is done while they may still be charged.
      await this.#deps.forgetPayments(deletion.user_id);
      // After the erasure the address is not known any more.
      await this.#tell(deletion, 'deletion_done');
      return erasePlanned(this.#deps, deletion.user_id);
    }
    await this.#tell(deletion, 'deletion_planned');
    return markNotified(services.sql, deletion);
  }

  /** A mail that could not be sent for a day holds nothing up any longer. */
  async #tell(deletion: ClaimedDeletion, kind: Notice['kind']): Promise<void> {
    const { email: to, language, due_at: day, is_overdue: isOverdue } = deletion;
    if (to === '') return;
    await this.#deps.sendNotice({ kind, to, language, day }).catch((error: unknown) => {
      if (!isOverdue) throw error;
      this.#deps.services.log.warn({ code: 'account.notice_given_up', reason: errorCodeOf(error) });
    });
  }
}
