import type { JournalEntry } from '@alento/domain/journal/schema.ts';
import type { DeviceStorage } from '#lib/device-storage.ts';
import type { DeviceDrafts } from './draft-shelf.ts';

export interface DraftsState {
  /** Changed last first. */
  readonly drafts: readonly JournalEntry[];
  /** Whether what an earlier visit left was taken up. */
  readonly isOpen: boolean;
  /** Whether they will be there after the page is closed. */
  readonly isKept: boolean;
}

/** What somebody is writing: on this device with every change, until it is saved or thrown away. */
export class DraftStore {
  readonly #owner: string;
  readonly #shelf: DeviceStorage<DeviceDrafts>;
  readonly #listeners = new Set<() => void>();
  readonly #drafts = new Map<string, JournalEntry>();
  /** Saved or thrown away here, so that another tab's copy does not bring it back. */
  readonly #done = new Set<string>();
  #state: DraftsState = { drafts: [], isOpen: false, isKept: true };
  #opening: Promise<void> | undefined;

  constructor(owner: string, shelf: DeviceStorage<DeviceDrafts>) {
    this.#owner = owner;
    this.#shelf = shelf;
  }

  readonly getState = (): DraftsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier visit left. */
  open(): Promise<void> {
    this.#opening ??= this.#read().then(() => {
      this.#publish({ isOpen: true });
      this.#shelf.subscribe(() => void this.#read());
    });
    return this.#opening;
  }

  keep(draft: JournalEntry): void {
    this.#done.delete(draft.id);
    this.#drafts.set(draft.id, draft);
    void this.#write();
  }

  /** It is saved, or not wanted any more. */
  forget(id: string): void {
    this.#done.add(id);
    if (this.#drafts.delete(id)) void this.#write();
  }

  async #read(): Promise<void> {
    const copy = await this.#shelf.read();
    // Somebody else's, whose sign-out this device missed.
    if (copy && copy.owner !== this.#owner) return this.#shelf.forget();
    for (const draft of copy?.drafts ?? []) {
      const known = this.#drafts.get(draft.id);
      if (!this.#done.has(draft.id) && (known === undefined || known.changedAt < draft.changedAt))
        this.#drafts.set(draft.id, draft);
    }
    this.#publish({});
  }

  async #write(): Promise<void> {
    this.#publish({});
    // What another visit left is not written over before it was read.
    await this.open();
    const isKept = await this.#shelf.write({ owner: this.#owner, drafts: [...this.#drafts.values()] });
    if (isKept !== this.#state.isKept) this.#publish({ isKept });
  }

  #publish(change: Partial<DraftsState>): void {
    const drafts = [...this.#drafts.values()].toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
    this.#state = { ...this.#state, ...change, drafts };
    for (const listener of this.#listeners) listener();
  }
}
