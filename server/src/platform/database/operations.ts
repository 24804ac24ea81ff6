import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { respondsWithin } from './responds-within.ts';

interface OperationState {
  /** In how many seconds to try again; null while there is no maintenance. */
  readonly retryAfter: number | null;
  readonly switchedOff: readonly { readonly model: string; readonly language: LanguageCode | '*' }[];
}

interface OperationsOptions {
  sql: Sql;
  log: Log;
  /** For how long an answer of the database counts. */
  freshMs?: number;
}

/** A database that takes longer keeps nobody waiting: what it said last counts meanwhile. */
const patienceMs = 500;

const calm: OperationState = { retryAfter: null, switchedOff: [] };

/** How operators want the service to run, which every process asks the database for, once a second at most. */
export class Operations {
  readonly #options: OperationsOptions;
  #state = calm;
  #askedAt = -Infinity;
  #asking: Promise<void> | undefined;

  constructor(options: OperationsOptions) {
    this.#options = options;
  }

  /** In how many seconds to try again; null while there is no maintenance. */
  async findRetryAfter(): Promise<number | null> {
    return (await this.#current()).retryAfter;
  }

  /** Whether a model is to answer nobody in a language. */
  async isSwitchedOff(model: string, language: LanguageCode): Promise<boolean> {
    const { switchedOff } = await this.#current();
    return switchedOff.some((off) => off.model === model && (off.language === '*' || off.language === language));
  }

  /** The next question goes to the database. */
  readonly forget = (): void => {
    this.#askedAt = -Infinity;
    this.#asking = undefined;
  };

  async #current(): Promise<OperationState> {
    const { freshMs = 1_000 } = this.#options;
    if (performance.now() - this.#askedAt >= freshMs) {
      this.#asking ??= this.#ask();
      const asking = this.#asking;
      await respondsWithin(() => asking, patienceMs);
    }
    return this.#state;
  }

  /** A database that does not answer leaves things as they were. */
  async #ask(): Promise<void> {
    const { sql, log } = this.#options;
    try {
      const [row] = await sql<{ state: OperationState }[]>`select private.operations() as state`;
      this.#state = row?.state ?? calm;
    } catch (cause) {
      log.warn({ code: 'admin.operations_unknown', reason: errorCodeOf(cause) }, 'operations');
    } finally {
      this.#askedAt = performance.now();
      this.#asking = undefined;
    }
  }
}
