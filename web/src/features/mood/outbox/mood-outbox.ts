import type { AppError } from '@alento/domain/app-error.ts';
import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import type { DeviceStorage } from '#lib/device-storage.ts';
import type { DeviceMoods } from './device-moods.ts';

/** What moods need of the server. */
export interface MoodsApi {
  /** Answers what the server then has: a later state from another device wins. */
  keep(mood: MoodEntry): Promise<MoodEntry>;
  remove(id: string): Promise<void>;
}

export interface MoodOutboxOptions {
  /** Whose moods. */
  readonly owner: string;
  readonly shelf: DeviceStorage<DeviceMoods>;
  readonly api: MoodsApi;
  readonly toAppError: (caught: unknown) => AppError;
}

export interface OutboxState {
  /** What the account does not have yet. */
  readonly unsent: readonly MoodEntry[];
  /** What the account was told since the page was opened, as it has it. */
  readonly sent: readonly MoodEntry[];
  /** What was deleted since the page was opened, or is still to be. */
  readonly removed: ReadonlySet<string>;
  /** Why the account does not have all of it, if not for the connection alone. */
  readonly error: AppError | null;
}

const retryMs = 15_000;

/** Moods on their way: on this device at once, and in the account once, as soon as that can be reached. */
export class MoodOutbox {
  readonly #options: MoodOutboxOptions;
  readonly #listeners = new Set<() => void>();
  readonly #unsent = new Map<string, MoodEntry>();
  readonly #sent = new Map<string, MoodEntry>();
  readonly #removed = new Set<string>();
  /** Deletions that the account was not told of. */
  readonly #removals = new Set<string>();
  /** What the account does not take as it is; it waits to be changed or deleted. */
  readonly #refused = new Set<string>();
  #state: OutboxState = { unsent: [], sent: [], removed: new Set(), error: null };
  #opening: Promise<void> | undefined;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: MoodOutboxOptions) {
    this.#options = options;
  }

  readonly getState = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier visit left. */
  open(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** Keeps a mood as it is now. */
  keep(mood: MoodEntry): void {
    this.#unsent.set(mood.id, mood);
    this.#refused.delete(mood.id);
    this.#change();
  }

  remove(id: string): void {
    this.#unsent.delete(id);
    this.#sent.delete(id);
    this.#removals.add(id);
    this.#removed.add(id);
    this.#change();
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
    for (const mood of copy?.unsent ?? []) this.#adopt(mood);
    for (const id of copy?.removed ?? []) {
      this.#removals.add(id);
      this.#removed.add(id);
      this.#unsent.delete(id);
    }
    this.#publish();
  }

  /** Takes up what lies on the shelf, unless it is known here in a later state. */
  #adopt(mood: MoodEntry): void {
    const known = this.#unsent.get(mood.id) ?? this.#sent.get(mood.id);
    const isNews = known === undefined || known.changedAt < mood.changedAt;
    if (isNews && !this.#removed.has(mood.id)) this.#unsent.set(mood.id, mood);
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
    const mood = [...this.#unsent.values()].find(({ id }) => !this.#refused.has(id));
    if (!mood) return false;
    try {
      this.#settle(mood, await api.keep(mood));
    } catch (caught) {
      if (toAppError(caught).code !== 'common.invalid_input') throw caught;
      this.#refused.add(mood.id);
    }
    return true;
  }

  /** What was changed or deleted while it was under way is told next. */
  #settle(mood: MoodEntry, stored: MoodEntry): void {
    if (this.#unsent.get(mood.id) !== mood) return;
    this.#unsent.delete(mood.id);
    this.#sent.set(mood.id, stored);
    this.#publish();
  }

  #publish(error: AppError | null = this.#state.error): void {
    const unsent = [...this.#unsent.values()];
    this.#state = { unsent, sent: [...this.#sent.values()], removed: new Set(this.#removed), error };
    for (const listener of this.#listeners) listener();
  }
}
