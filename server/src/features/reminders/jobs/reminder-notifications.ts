import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { type ReminderKind, reminderPaths } from '@alento/domain/reminders/kinds.ts';
import type { ReminderNotification } from '@alento/domain/reminders/schema.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import type { TFunction } from 'i18next';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { PushDevice, PushMessage, PushSender } from '#platform/push/push-sender.ts';
import { claimReminders, clearDevice, deleteSignedOutDevices } from '../data.ts';

interface ReminderNotificationsOptions {
  sql: Sql;
  /** Null where the server sends no reminders. */
  push: Pick<PushSender, 'send'> | null;
  words: (language: LanguageCode) => TFunction<'reminders'>;
  log: Log;
}

const lookMs = 60_000;
const atOnce = 50;
/** Push services drop a reminder that they cannot deliver within this time. */
const lastsSeconds = 60 * 60;
const texts = ['first', 'second', 'third'] as const;
/** Where a reminder of nothing in particular leads. */
const home = '/app';
const dayMs = 24 * 60 * 60 * 1000;

interface Notified {
  language: LanguageCode;
  kind: ReminderKind | null;
}

/** Reminds people at the times they chose. A reminder is tried once: one that is missing does less harm than two. */
export class ReminderNotifications {
  readonly #options: ReminderNotificationsOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: ReminderNotificationsOptions) {
    this.#options = options;
  }

  /** Looks every minute until it is stopped. */
  start(): void {
    if (this.#options.push) this.#timer = setInterval(() => void this.run(), lookMs).unref();
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
    const { sql, log } = this.#options;
    try {
      for (;;) {
        const due = await claimReminders(sql, atOnce);
        await Promise.all(due.flatMap(({ devices, ...what }) => devices.map((to) => this.#attempt(to, what))));
        if (due.length > 0) await deleteSignedOutDevices(sql);
        if (due.length < atOnce) return;
      }
    } catch (error) {
      log.warn({ code: errorCodeOf(error) }, 'reminders wait');
    }
  }

  async #attempt(device: PushDevice, what: Notified): Promise<void> {
    const { sql, push, log } = this.#options;
    try {
      const isWanted = await push?.send(device, this.#messageOf(what));
      if (!isWanted) await clearDevice(sql, device.endpoint);
    } catch (error) {
      // Never with its message: it may hold the endpoint.
      log.warn({ code: 'reminders.not_sent', reason: errorCodeOf(error) }, 'reminders');
    }
  }

  /** Neutral words, since others may see the screen; not the same two days in a row. */
  #messageOf({ language, kind }: Notified): PushMessage {
    const t = this.#options.words(language);
    const text = kind ?? texts[Math.floor(Date.now() / dayMs) % texts.length] ?? texts[0];
    const { locale, direction } = describeLanguage(language);
    const notification: ReminderNotification = {
      title: t('notification.title'),
      body: t(`notification.${text}`),
      lang: locale,
      dir: direction,
      path: kind === null ? home : reminderPaths[kind],
    };
    return { text: JSON.stringify(notification), lastsSeconds, topic: 'reminder' };
  }
}
