import { AppError } from '@alento/domain/app-error.ts';
import type { Entry, EntryKind, OutboxState } from './entry.ts';
import type { Change } from './outbox-storage.ts';

/** What the entries of one kind ask of the outbox that they lie in. */
export interface OutboxHandle {
  /** Null: it was deleted. */
  put(id: string, entry: Entry | null): void;
  discard(id: string): void;
  open(): Promise<void>;
  flush(): Promise<boolean>;
  /** Whether all that waits will be there after the page is closed. */
  areStored(): Promise<boolean>;
}

/** The entries of one kind in the outbox, and what this page knows of those that the account has. */
export class OutboxEntries<Kept extends Entry> {
  readonly #kind: EntryKind<Kept>;
  readonly #outbox: OutboxHandle;
  readonly #listeners = new Set<() => void>();
  readonly #sent = new Map<string, Kept>();
  readonly #removed = new Set<string>();
  readonly #refused = new Map<string, AppError>();
  #state: OutboxState<Kept> = { unsent: [], sent: [], removed: new Set(), refused: new Map(), error: null };

  constructor(kind: EntryKind<Kept>, outbox: OutboxHandle) {
    this.#kind = kind;
    this.#outbox = outbox;
  }

  readonly getState = (): OutboxState<Kept> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier visit left. */
  open(): Promise<void> {
    return this.#outbox.open();
  }

  /** Keeps an entry as it is now, also one whose deletion is taken back. */
  keep(entry: Kept): void {
    this.#refused.delete(entry.id);
    this.#removed.delete(entry.id);
    this.#outbox.put(entry.id, entry);
  }

  remove(id: string): void {
    this.#refused.delete(id);
    this.#sent.delete(id);
    this.#removed.add(id);
    this.#outbox.put(id, null);
  }

  /** Takes back what waits: the account is not told of it. */
  discard(id: string): void {
    this.#refused.delete(id);
    this.#outbox.discard(id);
  }

  /** Another device deleted an entry: that this page once sent it says nothing any more. */
  release(id: string): void {
    if (this.#sent.delete(id)) this.#publish({});
  }

  /** Sends what the account does not have; answers whether it has everything. Never throws. */
  flush(): Promise<boolean> {
    return this.#outbox.flush();
  }

  /** Whether all that waits will be there after the page is closed. */
  areStored(): Promise<boolean> {
    return this.#outbox.areStored();
  }

  /** Tells the account of an entry as it is; answers what the account then has, null where it is deleted. */
  async tell(id: string, stored: unknown): Promise<Kept | null> {
    if (stored === null) {
      await this.#kind.api.remove(id);
      return null;
    }
    const entry = this.#kind.parse(stored);
    // Another version wrote it, which may come back and know it.
    if (!entry) throw new AppError('common.invalid_input');
    return this.#kind.api.keep(entry);
  }

  /** The account has an entry. */
  settle(id: string, stored: unknown): void {
    const entry = stored === null ? null : this.#kind.parse(stored);
    if (entry) this.#sent.set(id, entry);
    else this.#sent.delete(id);
  }

  /** The account does not take an entry as it is. */
  refuse(id: string, error: AppError): void {
    this.#refused.set(id, error);
  }

  /** Shows what waits now. */
  show(waiting: readonly Change[], error: AppError | null): void {
    const unsent: Kept[] = [];
    for (const { id, entry } of waiting) {
      const known = entry === null ? null : this.#kind.parse(entry);
      if (known) {
        unsent.push(known);
        this.#removed.delete(id);
      } else if (entry === null) this.#removed.add(id);
    }
    const ids = new Set(waiting.map(({ id }) => id));
    for (const id of this.#refused.keys()) if (!ids.has(id)) this.#refused.delete(id);
    this.#publish({ unsent, error: error ?? this.#refused.values().next().value ?? null });
  }

  #publish(change: Partial<OutboxState<Kept>>): void {
    this.#state = {
      ...this.#state,
      ...change,
      sent: [...this.#sent.values()],
      removed: new Set(this.#removed),
      refused: new Map(this.#refused),
    };
    for (const listener of this.#listeners) listener();
  }
}
