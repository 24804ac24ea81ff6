import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';

export interface EndedReply {
  readonly model: string;
  readonly language: LanguageCode;
  readonly outcome: 'complete' | 'stopped' | 'failed';
  readonly ms: number;
}

type Count = Omit<EndedReply, 'ms'> & { count: number; ms: number };

const waitMs = 5_000;

/** Counts how replies of engines ended, without whose they were, and tells the database every few seconds. */
export class EngineTally {
  readonly #options: { sql: Sql; log: Log };
  #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: { sql: Sql; log: Log }) {
    this.#options = options;
  }

  readonly add = ({ model, language, outcome, ms }: EndedReply): void => {
    const key = JSON.stringify([model, language, outcome]);
    const count = this.#counts.get(key) ?? { model, language, outcome, count: 0, ms: 0 };
    count.count += 1;
    count.ms += Math.round(ms);
    this.#counts.set(key, count);
    this.#timer ??= setTimeout(() => void this.flush(), waitMs).unref();
  };

  /** Tells the database what was counted; what it does not take is not counted. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    if (counts.length === 0) return;
    const { sql, log } = this.#options;
    await sql`select private.count_engine_replies(${JSON.stringify(counts)}::jsonb)`.catch((cause: unknown) =>
      log.warn({ code: 'admin.replies_not_counted', reason: errorCodeOf(cause) }, 'operations'),
    );
  }
}
