import { setTimeout as wait } from 'node:timers/promises';
import type { LogEvent } from '../../events.ts';
import { errorReason, logUnexpected } from '../../http/unexpected.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';
import { claimMails, dropMail, nextMailDue, postponeMail, type Queued } from './mail-queue.ts';

export interface MailDelivery {
  /** Says that a mail has been queued. */
  wake(): void;
  /** Sends what is queued, here and by other processes, until it is stopped. */
  start(): { stop(): Promise<void> };
}

interface DeliveryOptions {
  sql: Sql;
  /** Generates code and link of a queued message; null if it is not to be sent any more. */
  prepare(tx: TransactionSql, queued: Queued): Promise<PreparedMessage | null>;
  log: LogEvent;
}

/** A mail or a text message with its secrets, which are nowhere else. */
export interface PreparedMessage {
  userId: string;
  send(): Promise<void>;
}

const parallelMails = 4;
// Other processes wake themselves, so this only finds what a dead one has left.
const idleMs = 30_000;
const sendingMs = 60_000;
const stoppingMs = 3_000;

export function createMailDelivery(options: DeliveryOptions): MailDelivery {
  let signal = Promise.withResolvers<void>();
  const wake = (): void => signal.resolve();

  async function run(stopped: AbortSignal, underWay: Set<Promise<void>>): Promise<void> {
    while (!stopped.aborted) {
      // Renewed before looking, so that a mail queued meanwhile is not slept over.
      signal = Promise.withResolvers<void>();
      const room = parallelMails - underWay.size;
      const found = room > 0 ? await claimOrLog(options, room) : [];
      for (const queued of found) {
        const delivery = deliver(options, queued).finally(() => {
          underWay.delete(delivery);
          wake();
        });
        underWay.add(delivery);
      }
      // With every hand busy there is nothing to look for until one is free.
      if (room === 0) await signal.promise;
      else if (found.length === 0) await sleep(options, signal.promise);
    }
  }

  return {
    wake,
    start() {
      const stopping = new AbortController();
      const underWay = new Set<Promise<void>>();
      const running = run(stopping.signal, underWay);
      return {
        async stop() {
          stopping.abort();
          wake();
          await running;
          // A mail that is not sent by then is sent by the next process.
          await within(stoppingMs, Promise.all(underWay)).catch(() => undefined);
        },
      };
    },
  };
}

async function claimOrLog({ sql, log }: DeliveryOptions, limit: number): Promise<Queued[]> {
  try {
    return await claimMails(sql, limit);
  } catch (error) {
    logUnexpected(log, error);
    return [];
  }
}

async function sleep({ sql }: DeliveryOptions, signal: Promise<void>): Promise<void> {
  const due = await nextMailDue(sql).catch(() => undefined);
  const awake = new AbortController();
  // A little late, so that what is due has surely become so.
  const delay = Math.min(Math.max(due ?? idleMs, 0) + 50, idleMs);
  const nap = wait(delay, undefined, { ref: false, signal: awake.signal }).catch(() => undefined);
  await Promise.race([signal, nap]);
  awake.abort();
}

async function deliver(options: DeliveryOptions, queued: Queued): Promise<void> {
  const { sql, log } = options;
  const code = queued.phone === null ? 'auth.mail' : 'auth.sms';
  try {
    const prepared = await sql.begin((tx) => options.prepare(tx, queued));
    if (prepared) {
      await within(sendingMs, prepared.send());
      log({ level: 'info', code: `${code}_sent`, userId: prepared.userId });
    }
    await dropMail(sql, queued);
  } catch (error) {
    // Put off before anything is said of it: a process that dies now leaves a mail that is soon due, not a claimed one.
    const isWaiting = await postponeMail(sql, queued).catch(() => true);
    log({ level: 'warn', code: `${code}_failed`, reason: errorReason(error) });
    if (!isWaiting) log({ level: 'error', code: `${code}_given_up`, reason: errorReason(error) });
  }
}

class MailTimeout extends Error {
  override readonly name = 'MailTimeout';
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const timeout = wait(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new MailTimeout();
  });
  timeout.catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    over.abort();
  }
}
