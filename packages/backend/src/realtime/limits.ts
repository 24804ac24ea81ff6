/** What one process takes of its clients. */
export interface RealtimeLimits {
  /** Many people may share an address: a school, a carrier. */
  connectionsPerAddress: number;
  connectionsPerPerson: number;
  channelsPerConnection: number;
  /** Attempts of a connection to join, also those that are refused. */
  joins: { count: number; ms: number };
  /** Joins of a person, over all connections. */
  joinsPerPerson: { count: number; ms: number };
  /** Messages of one connection, heartbeats among them. */
  messages: { count: number; ms: number };
  maximumMessageBytes: number;
  /** A connection that joins nothing is closed after this time. */
  joinWithinMs: number;
  /** A connection that says nothing is closed after this time; clients send a heartbeat every 25 or 30 seconds. */
  idleMs: number;
}

export const defaultRealtimeLimits: RealtimeLimits = {
  connectionsPerAddress: 500,
  connectionsPerPerson: 20,
  channelsPerConnection: 20,
  joins: { count: 60, ms: 60_000 },
  joinsPerPerson: { count: 300, ms: 60_000 },
  messages: { count: 100, ms: 10_000 },
  maximumMessageBytes: 32 * 1024,
  joinWithinMs: 20_000,
  idleMs: 70_000,
};

/** Counts up to `count` in a window of `ms`. */
export class RateWindow {
  readonly #limit: { count: number; ms: number };
  #used = 0;
  #startedAt = -Infinity;

  constructor(limit: { count: number; ms: number }) {
    this.#limit = limit;
  }

  /** Whether one more fits into the window. */
  take(): boolean {
    const now = performance.now();
    if (now - this.#startedAt >= this.#limit.ms) {
      this.#startedAt = now;
      this.#used = 0;
    }
    return ++this.#used <= this.#limit.count;
  }
}

/** Counts up to `count` for each key, in windows that all keys share. */
export class RateWindows {
  readonly #limit: { count: number; ms: number };
  #used = new Counter();
  #startedAt = -Infinity;

  constructor(limit: { count: number; ms: number }) {
    this.#limit = limit;
  }

  take(key: string): boolean {
    const now = performance.now();
    if (now - this.#startedAt >= this.#limit.ms) {
      this.#startedAt = now;
      this.#used = new Counter();
    }
    this.#used.add(key);
    return this.#used.get(key) <= this.#limit.count;
  }
}

/** How many there are of each key. */
export class Counter {
  readonly #counts = new Map<string, number>();

  get(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.get(key) + 1);
  }

  remove(key: string): void {
    const left = this.get(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
