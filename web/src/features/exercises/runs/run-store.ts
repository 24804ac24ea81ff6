import type { AppError } from '@alento/domain/app-error.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Run } from '@alento/domain/exercises/schema.ts';
import type { DeviceStorage } from '#lib/device-storage.ts';
import type { DeviceRuns } from './device-runs.ts';

/** The server API of runs. */
export interface RunsApi {
  /** All of the user's runs, newest first. */
  list(): Promise<Run[]>;
  /** Saves a run and returns the stored one: a later state from another device wins. */
  keep(run: Run): Promise<Run>;
  remove(id: string): Promise<void>;
  readFavourites(): Promise<DialogueId[]>;
  keepFavourites(dialogues: DialogueId[]): Promise<void>;
}

export interface RunStoreOptions {
  /** The owner's id; null for a guest, undefined while it is not known who is signed in. */
  readonly owner: string | null | undefined;
  readonly shelf: DeviceStorage<DeviceRuns>;
  /** Null for a guest, and while it is not known who is signed in. */
  readonly api: RunsApi | null;
  readonly toAppError: (caught: unknown) => AppError;
  /** Hears that the account could not be told of a change, which waits on this device. */
  readonly onUnsaved?: () => void;
}

export interface RunsState {
  /** False until the device's copy has been read. */
  readonly isOpen: boolean;
  /** Newest first. */
  readonly runs: readonly Run[];
  readonly favourites: readonly DialogueId[];
  /** Whether they will be there after the page is closed. */
  readonly isKept: boolean;
  /** Why saving to the account failed, other than for lack of a connection. */
  readonly error: AppError | null;
}

const pauseMs = 700;
const retryMs = 15_000;

/** The runs of a user or guest: on this device after every answer, and in the account as soon as it can be reached. */
export class RunStore {
  readonly #options: RunStoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: RunsState = { isOpen: false, runs: [], favourites: [], isKept: true, error: null };
  /** Changes not yet sent to the account. */
  #unsent = new Set<string>();
  #removed = new Set<string>();
  #hasNewFavourites = false;
  #owner: string | null;
  #opening: Promise<void> | undefined;
  #syncing: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RunStoreOptions) {
    this.#options = options;
    this.#owner = options.owner ?? null;
  }

  readonly getState = (): RunsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the device's copy. */
  open(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** Saves a run in its current state. */
  keep(run: Run): void {
    this.#unsent.add(run.id);
    this.#publish({ runs: newestFirst([run, ...this.#state.runs.filter(({ id }) => id !== run.id)]) });
    this.#change();
  }

  remove(id: string): void {
    this.#unsent.delete(id);
    this.#removed.add(id);
    this.#publish({ runs: this.#state.runs.filter((run) => run.id !== id) });
    this.#change();
  }

  setFavourite(dialogue: DialogueId, isFavourite: boolean): void {
    const others = this.#state.favourites.filter((each) => each !== dialogue);
    this.#hasNewFavourites = true;
    this.#publish({ favourites: isFavourite ? [...others, dialogue] : others });
    this.#change();
  }

  /** Adds a guest's runs after signing in; resolves once they are stored on this device. */
  async takeIn(state: RunsState): Promise<void> {
    for (const run of state.runs) this.keep({ ...run, sessionId: null });
    for (const dialogue of state.favourites) this.setFavourite(dialogue, true);
    await this.#write();
  }

  /** Clears this device; the account keeps its runs. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#unsent.clear();
    this.#removed.clear();
    this.#hasNewFavourites = false;
    this.#publish({ runs: [], favourites: [] });
    this.#options.shelf.forget();
  }

  /** Sends local changes; resolves to whether the account has everything. */
  async flush(): Promise<boolean> {
    await this.open();
    await this.synchronise();
    return !this.#isDirty();
  }

  /** Sends local changes and fetches those of other devices. Failures are published in the state, never thrown. */
  synchronise(): Promise<void> {
    this.#syncing ??= this.#synchronise().finally(() => (this.#syncing = undefined));
    return this.#syncing;
  }

  async #open(): Promise<void> {
    await this.#readShelf();
    this.#options.shelf.subscribe(() => void this.#readShelf());
    if (this.#options.api) void this.synchronise();
  }

  async #readShelf(): Promise<void> {
    const { owner, shelf } = this.#options;
    const copy = await shelf.read();
    // Another user's, left by a session that ended without a sign-out here.
    if (copy && owner !== undefined && copy.owner !== owner) shelf.forget();
    else if (copy) this.#adopt(copy);
    this.#publish({ isOpen: true });
  }

  #adopt({ owner, runs, favourites, unsent, removed, hasNewFavourites }: DeviceRuns): void {
    this.#owner = owner;
    for (const id of unsent) this.#unsent.add(id);
    for (const id of removed) this.#removed.add(id);
    this.#hasNewFavourites ||= hasNewFavourites;
    this.#publish({ runs: this.#joined(runs), favourites });
  }

  #change(): void {
    void this.#write();
    if (this.#options.api) this.#later(pauseMs);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.synchronise(), ms);
  }

  async #write(): Promise<void> {
    const { runs, favourites } = this.#state;
    const isEmpty = runs.length === 0 && favourites.length === 0 && this.#removed.size === 0;
    // Nothing to store, so nothing is left on the device.
    if (isEmpty) return this.#options.shelf.forget();
    const isKept = await this.#options.shelf.write({
      owner: this.#owner,
      runs: [...runs],
      favourites: [...favourites],
      unsent: [...this.#unsent],
      removed: [...this.#removed],
      hasNewFavourites: this.#hasNewFavourites,
    });
    if (isKept !== this.#state.isKept) this.#publish({ isKept });
  }

  async #synchronise(): Promise<void> {
    const { api, toAppError } = this.#options;
    if (!api) return;
    clearTimeout(this.#timer);
    try {
      await this.#send(api);
      await this.#hear(api);
      this.#publish({ error: null });
    } catch (caught) {
      const error = toAppError(caught);
      this.#publish({ error: error.code === 'common.network' ? null : error });
      if (error.definition.retryable && this.#isDirty()) this.#later(retryMs);
      if (this.#isDirty()) this.#options.onUnsaved?.();
    }
    await this.#write();
  }

  async #send(api: RunsApi): Promise<void> {
    for (const id of this.#removed) {
      await api.remove(id);
      this.#removed.delete(id);
    }
    for (const id of this.#unsent) {
      const run = this.#state.runs.find((each) => each.id === id);
      const stored = run && (await api.keep(run));
      // Changes made during the request are sent next time.
      if (run !== this.#state.runs.find((each) => each.id === id)) continue;
      this.#unsent.delete(id);
      if (stored) this.#publish({ runs: this.#joined([stored]) });
    }
    if (!this.#hasNewFavourites) return;
    const { favourites } = this.#state;
    await api.keepFavourites([...favourites]);
    if (favourites === this.#state.favourites) this.#hasNewFavourites = false;
  }

  async #hear(api: RunsApi): Promise<void> {
    const [theirs, favourites] = await Promise.all([api.list(), api.readFavourites()]);
    const known = new Set(theirs.map(({ id }) => id));
    const kept = this.#state.runs.filter(({ id }) => known.has(id) || this.#unsent.has(id));
    this.#publish({ runs: kept });
    this.#publish({ runs: this.#joined(theirs) });
    if (!this.#hasNewFavourites) this.#publish({ favourites });
  }

  /** Merges local and remote runs, the later state of each; removed ones stay removed. */
  #joined(coming: readonly Run[]): Run[] {
    const joined = new Map(this.#state.runs.map((run) => [run.id, run]));
    for (const run of coming) {
      const here = joined.get(run.id);
      // On equal times the unsent local state wins.
      const isHereLater =
        here && (this.#unsent.has(run.id) ? here.changedAt >= run.changedAt : here.changedAt > run.changedAt);
      if (!isHereLater) joined.set(run.id, run);
    }
    return newestFirst([...joined.values()].filter(({ id }) => !this.#removed.has(id)));
  }

  #isDirty(): boolean {
    const { api } = this.#options;
    return api !== null && (this.#unsent.size > 0 || this.#removed.size > 0 || this.#hasNewFavourites);
  }

  #publish(change: Partial<RunsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function newestFirst(runs: readonly Run[]): Run[] {
  return runs.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}
