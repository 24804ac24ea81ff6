import { AppError } from '@alento/domain/app-error.ts';
import type { Entry, EntryKind } from './entry.ts';
import { OutboxEntries } from './outbox-entries.ts';
import type { Change, OutboxStorage } from './outbox-storage.ts';

export interface OutboxOptions {
  /** Whose entries. */
  readonly owner: string;
  readonly storage: OutboxStorage;
  readonly toAppError: (caught: unknown) => AppError;
  /** Of all tabs one sends at a time. */
  readonly lock?: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs what became of an entry here. */
  readonly announce?: (news: OutboxNews) => void;
  /** Hears whether anything waits, after each change of it. */
  readonly onWaiting?: (isWaiting: boolean) => void;
}

/** What one tab tells the others: ids, and not a word of an entry. */
export interface OutboxNews {
  readonly event: 'kept' | 'sent' | 'discarded';
  readonly kind: string;
  readonly id: string;
}

interface Waiting extends Change {
  /** The device has it. */
  readonly isStored: boolean;
}

const retryMs = 15_000;

/** Errors that would meet whatever is sent next, too. */
const stopping: ReadonlySet<string> = new Set([
  'common.network',
  'common.timeout',
  'common.unavailable',
  'common.under_maintenance',
  'common.rate_limited',
  'common.unauthenticated',
  'account.session_expired',
]);

/**
 * Everything that a person noted and the account does not have yet: on this device at once, encrypted, and in the account
 * once, in order, as soon as that can be reached.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #entries = new Map<string, OutboxEntries<Entry>>();
  /** In the order in which it was noted. */
  readonly #waiting = new Map<string, Waiting>();
  /** States that the account does not take as they are. */
  readonly #refused = new Set<string>();
  #storageError: AppError | null = null;
  #sendError: AppError | null = null;
  #opening: Promise<void> | undefined;
  #isOpen = false;
  #writing: Promise<unknown> = Promise.resolve();
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** The entries of one kind. From then on they are sent, too. */
  of<Kept extends Entry>(kind: EntryKind<Kept>): OutboxEntries<Kept> {
    const known = this.#entries.get(kind.name);
    // A name stands for one kind.
    if (known) return known as unknown as OutboxEntries<Kept>;
    const entries = new OutboxEntries(kind, {
      put: (id, entry) => this.#put({ kind: kind.name, id, state: crypto.randomUUID(), entry }),
      discard: (id) => this.#discard(kind.name, id),
      flush: () => this.flush(),
      open: () => this.open(),
      areStored: async () => {
        await this.#writing;
        return [...this.#waiting.values()].every(({ isStored }) => isStored);
      },
    });
    this.#entries.set(kind.name, entries);
    this.#publish();
    return entries;
  }

  /** The kinds of which something waits. */
  get waitingKinds(): ReadonlySet<string> {
    return new Set([...this.#waiting.values()].map(({ kind }) => kind));
  }

  /** Takes up what an earlier visit left. */
  open(): Promise<void> {
    this.#opening ??= this.#read();
    return this.#opening;
  }

  /** Sends what the account does not have; answers whether it has everything. Never throws. */
  async flush(): Promise<boolean> {
    await this.open();
    this.#sending ??= this.#send().finally(() => (this.#sending = undefined));
    await this.#sending;
    return this.#waiting.size === 0;
  }

  /** Another tab has kept, sent or discarded an entry. */
  async hear({ event, kind, id }: OutboxNews): Promise<void> {
    if (event === 'discarded') {
      this.#waiting.delete(keyOf({ kind, id }));
      this.#publish();
    } else await this.#read();
  }

  #put(change: Change): void {
    this.#waiting.set(keyOf(change), { ...change, isStored: false });
    this.#publish();
    // One after the other: encryption may take longer for the earlier words.
    this.#writing = this.#writing.then(() => this.#write(change));
    void this.#writing.then(() => this.flush());
  }

  async #write(change: Change): Promise<void> {
    const { owner, storage } = this.#options;
    // Changed again before it was its turn: the later state is kept in its own.
    if (this.#waiting.get(keyOf(change))?.state !== change.state) return;
    try {
      await storage.write(owner, change);
      this.#storageError = null;
      const known = this.#waiting.get(keyOf(change));
      if (known?.state === change.state) this.#waiting.set(keyOf(change), { ...change, isStored: true });
      else if (!known) await storage.remove(owner, change);
      this.#announce('kept', change);
    } catch (cause) {
      // It then lasts as long as the page, which says so.
      this.#storageError = toStorageError(cause);
    }
    this.#publish();
  }

  #discard(kind: string, id: string): void {
    const change = this.#waiting.get(keyOf({ kind, id }));
    if (!change) return;
    this.#waiting.delete(keyOf(change));
    this.#publish();
    this.#writing = this.#writing.then(() => this.#forget(change)).then(() => this.#announce('discarded', change));
  }

  async #read(): Promise<void> {
    const { owner, storage } = this.#options;
    // What is written while it is read would otherwise be taken for what was read, which is older.
    const reading = this.#writing.then(() => storage.read(owner).catch(() => null));
    this.#writing = reading;
    const stored = await reading;
    this.#isOpen = true;
    if (stored === null) return;
    const kept = new Map(stored.map((change) => [keyOf(change), change]));
    for (const [key, known] of this.#waiting) {
      if (!known.isStored || kept.has(key)) continue;
      // Another tab has sent it.
      this.#waiting.delete(key);
      this.#entries.get(known.kind)?.settle(known.id, known.entry);
    }
    for (const [key, change] of kept) {
      if (this.#waiting.get(key)?.isStored !== false) this.#waiting.set(key, { ...change, isStored: true });
    }
    this.#publish();
  }

  async #send(): Promise<void> {
    const { lock = (work) => work(), toAppError } = this.#options;
    clearTimeout(this.#timer);
    this.#sendError = null;
    try {
      await lock(async () => {
        await this.#read();
        const held = new Set<string>();
        for (let next = this.#next(held); next; next = this.#next(held)) await this.#sendOne(next, held);
      });
    } catch (caught) {
      this.#sendError = toAppError(caught);
    }
    const { definition } = this.#sendError ?? {};
    if (definition?.retryable) this.#timer = setTimeout(() => void this.flush(), retryMs);
    this.#publish();
  }

  #next(held: ReadonlySet<string>): Waiting | undefined {
    return [...this.#waiting.values()].find(
      ({ kind, state }) => this.#entries.has(kind) && !held.has(state) && !this.#refused.has(state),
    );
  }

  async #sendOne(change: Waiting, held: Set<string>): Promise<void> {
    const entries = this.#entries.get(change.kind);
    if (!entries) return;
    try {
      const stored = await entries.tell(change.id, change.entry);
      // What was changed or deleted while it was under way is told next.
      const isLatest = this.#waiting.get(keyOf(change))?.state === change.state;
      if (isLatest) this.#waiting.delete(keyOf(change));
      await this.#forget(change);
      if (isLatest) entries.settle(change.id, stored);
      this.#announce('sent', change);
    } catch (caught) {
      const error = this.#options.toAppError(caught);
      if (stopping.has(error.code)) throw error;
      held.add(change.state);
      if (error.definition.retryable) this.#sendError = error;
      else {
        this.#refused.add(change.state);
        entries.refuse(change.id, error);
      }
    }
    this.#publish();
  }

  async #forget(change: Change): Promise<void> {
    await this.#options.storage.remove(this.#options.owner, change).catch(() => undefined);
  }

  #announce(event: OutboxNews['event'], { kind, id }: Change): void {
    this.#options.announce?.({ event, kind, id });
  }

  #publish(): void {
    const waiting = [...this.#waiting.values()];
    // What an earlier visit left is not known before it is read.
    if (this.#isOpen || waiting.length > 0) this.#options.onWaiting?.(waiting.length > 0);
    const sendError = this.#sendError?.code === 'common.network' ? null : this.#sendError;
    for (const [kind, entries] of this.#entries) {
      const ofKind = waiting.filter((change) => change.kind === kind);
      const isAtRisk = this.#storageError !== null && ofKind.some(({ isStored }) => !isStored);
      entries.show(ofKind, isAtRisk ? this.#storageError : ofKind.length > 0 ? sendError : null);
    }
  }
}

function keyOf({ kind, id }: Pick<Change, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Full, or denied as in a private window. */
function toStorageError(cause: unknown): AppError {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new AppError(isFull ? 'common.device_full' : 'common.device_denied', { cause });
}
