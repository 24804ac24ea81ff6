import type { AppError } from '@alento/domain/app-error.ts';

/** What somebody notes, named by the device that it was noted on. */
export interface Entry {
  readonly id: string;
  /** Of two states the later one holds. */
  readonly changedAt: string;
}

/** What entries need of the server. */
export interface OutboxApi<Kept extends Entry> {
  /** Answers what the server then has: a later state from another device wins. */
  keep(entry: Kept): Promise<Kept>;
  remove(id: string): Promise<void>;
}

/** One sort of entries in the outbox. */
export interface EntryKind<Kept extends Entry> {
  /** What the device calls it. */
  readonly name: string;
  readonly api: OutboxApi<Kept>;
  /** What was written as an entry of this kind, or null where it is something else. */
  readonly parse: (stored: unknown) => Kept | null;
}

export interface OutboxState<Kept extends Entry> {
  /** What the account does not have yet. */
  readonly unsent: readonly Kept[];
  /** What the account was told since the page was opened, as it has it. */
  readonly sent: readonly Kept[];
  /** What was deleted since the page was opened, or is still to be. */
  readonly removed: ReadonlySet<string>;
  /** Why the account does not take an entry as it is: it waits to be changed or discarded. */
  readonly refused: ReadonlyMap<string, AppError>;
  /** Why the account, or at least the device, does not have all of it, if not for the connection alone. */
  readonly error: AppError | null;
}
