import type { AppError } from '@alento/domain/app-error.ts';
import type { DeviceStorage } from '#lib/device-storage.ts';

/** What somebody notes, named by the device that it was noted on. */
export interface Entry {
  readonly id: string;
  /** Of two states the later one holds. */
  readonly changedAt: string;
}

/** What lies on a device until the account has it. */
export interface OutboxCopy<Kept extends Entry> {
  /** Whose it is. */
  owner: string;
  /** What the account was not told yet. */
  unsent: Kept[];
  removed: string[];
}

/** What entries need of the server. */
export interface OutboxApi<Kept extends Entry> {
  /** Answers what the server then has: a later state from another device wins. */
  keep(entry: Kept): Promise<Kept>;
  remove(id: string): Promise<void>;
}

export interface OutboxOptions<Kept extends Entry> {
  /** Whose entries. */
  readonly owner: string;
  readonly shelf: DeviceStorage<OutboxCopy<Kept>>;
  readonly api: OutboxApi<Kept>;
  readonly toAppError: (caught: unknown) => AppError;
}

export interface OutboxState<Kept extends Entry> {
  /** What the account does not have yet. */
  readonly unsent: readonly Kept[];
  /** What the account was told since the page was opened, as it has it. */
  readonly sent: readonly Kept[];
  /** What was deleted since the page was opened, or is still to be. */
  readonly removed: ReadonlySet<string>;
  /** Why the account does not have all of it, if not for the connection alone. */
  readonly error: AppError | null;
}

const retryMs = 15_000;

/** Entries on their way: on this device at once, and in the account once, as soon as that can be reached. */
export class Outbox<Kept extends Entry> {
  readonly #options: OutboxOptions<Kept>;
  readonly #listeners = new Set<() => void>();
  readonly #unsent = new Map<string, Kept>();
  readonly #sent = new Map<string, Kept>();
  readonly #removed = new Set<string>();
  /** Deletions that the account was not told of. */
  readonly #removals = new Set<string>();
  /** What the account does not take as it is; it waits to be changed or deleted. */
  readonly #refused = new Set<string>();
  #state: OutboxState<Kept> = { unsent: [], sent: [], removed: new Set(), error: null };
  #opening: Promise<void> | undefined;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions<Kept>) {
    this.#options = options;
  }

  readonly getState = (): OutboxState<Kept> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier visit left. */
  open(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** Keeps an entry as it is now, also one whose deletion is taken back. */
  keep(entry: Kept): void {
    this.#unsent.set(entry.id, entry);
    this.#refused.delete(entry.id);
    this.#removals.delete(entry.id);
    this.#removed.delete(entry.id);
    this.#change();
  }

  remove(id: string): void {
    this.#unsent.delete(id);
    this.#sent.delete(id);
    this.#removals.add(id);
    this.#removed.add(id);
    this.#change();
  }

  /** Another device deleted an entry: that this page once sent it says nothing any more. */
  release(id: string): void {
    if (this.#sent.delete(id)) this.#publish();
  }

  /** Sends what the account does not have; answers whether it has everything. Never throws. */
  async flush(): Promise<boolean> {
    await this.open();
    await this.#sendAll();
    return this.#unsent.size === 0 && this.#removals.size === 0;
  }

  async #open(): Promise<void> {
    await this.#readShelf();
    this.#options.shelf.subscribe(() => void this.#readShelf());
  }

  async #readShelf(): Promise<void> {
    const { owner, shelf } = this.#options;
    const copy = await shelf.read();
    // Somebody else's, whose sign-out this device missed.
    if (copy && copy.owner !== owner) return shelf.forget();
    for (const entry of copy?.unsent ?? []) this.#adopt(entry);
    for (const id of copy?.removed ?? []) {
      this.#removals.add(id);
      this.#removed.add(id);
      this.#unsent.delete(id);
    }
    this.#publish();
  }

  /** Takes up what lies on the shelf, unless it is known here in a later state. */
  #adopt(entry: Kept): void {
    const known = this.#unsent.get(entry.id) ?? this.#sent.get(entry.id);
    const isNews = known === undefined || known.changedAt < entry.changedAt;
    if (isNews && !this.#removed.has(entry.id)) this.#unsent.set(entry.id, entry);
  }

  #change(): void {
    this.#publish();
    void this.#write();
    void this.flush();
  }

  async #write(): Promise<void> {
    const { owner, shelf } = this.#options;
    await shelf.write({ owner, unsent: [...this.#unsent.values()], removed: [...this.#removals] });
  }

  #sendAll(): Promise<void> {
    this.#sending ??= this.#send().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    let error: AppError | null = null;
    try {
      while (await this.#sendNext()) await this.#write();
    } catch (caught) {
      error = this.#options.toAppError(caught);
      if (error.definition.retryable) this.#timer = setTimeout(() => void this.flush(), retryMs);
    }
    this.#publish(error?.code === 'common.network' ? null : error);
  }

  /** Tells the account one thing, deletions first; false where there is nothing left to tell. */
  async #sendNext(): Promise<boolean> {
    const { api, toAppError } = this.#options;
    const [removal] = this.#removals;
    if (removal !== undefined) {
      await api.remove(removal);
      this.#removals.delete(removal);
      return true;
    }
    const entry = [...this.#unsent.values()].find(({ id }) => !this.#refused.has(id));
    if (!entry) return false;
    try {
      this.#settle(entry, await api.keep(entry));
    } catch (caught) {
      if (toAppError(caught).code !== 'common.invalid_input') throw caught;
      this.#refused.add(entry.id);
    }
    return true;
  }

  /** What was changed or deleted while it was under way is told next. */
  #settle(entry: Kept, stored: Kept): void {
    if (this.#unsent.get(entry.id) !== entry) return;
    this.#unsent.delete(entry.id);
    this.#sent.set(entry.id, stored);
    this.#publish();
  }

  #publish(error: AppError | null = this.#state.error): void {
    const unsent = [...this.#unsent.values()];
    this.#state = { unsent, sent: [...this.#sent.values()], removed: new Set(this.#removed), error };
    for (const listener of this.#listeners) listener();
  }
}
