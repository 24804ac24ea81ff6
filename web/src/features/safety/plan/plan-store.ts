import { AppError, isAppError } from '@alento/domain/app-error.ts';
import {
  isEmptyPlan,
  isSamePlan,
  joinPlans,
  mergePlans,
  withoutBlanks,
} from '@alento/safety/support-plan/merge-plans.ts';
import {
  emptyPlan,
  type PlanChange,
  type PlanEntry,
  type PlanStep,
  type SafetyPlan,
  type StoredPlan,
} from '@alento/safety/support-plan/schema.ts';
import type { DeviceCopy, PlanStorage } from './local-plan.ts';

/** The server API of the plan. */
export interface PlanApi {
  read(): Promise<StoredPlan>;
  save(change: PlanChange): Promise<void>;
  remove(): Promise<void>;
}

export interface PlanStoreOptions {
  /** The owner's id; null for a guest, undefined while it is not known who is signed in. */
  readonly owner: string | null | undefined;
  readonly shelf: PlanStorage;
  /** Null for a guest, and while it is not known who is signed in. */
  readonly api: PlanApi | null;
  readonly toAppError: (caught: unknown) => AppError;
  /** Hears that the account could not be told of a change, which waits on this device. */
  readonly onUnsaved?: () => void;
}

/**
 * `device`: on this device only; `page`: not even there, the browser keeps nothing; `saving` and `saved`: in the account;
 * `waiting`: on this device until the account can be reached.
 */
export type PlanSafety = 'device' | 'page' | 'saving' | 'saved' | 'waiting';

export interface PlanState {
  /** False until the device's copy has been read. */
  readonly isOpen: boolean;
  readonly plan: SafetyPlan;
  readonly safety: PlanSafety;
  /** Why saving failed, other than for lack of a connection. */
  readonly error: AppError | null;
}

const pauseMs = 700;
const retryMs = 15_000;
/** Maximum retries after conflicts between devices. */
const mostCollisions = 5;

/** A support plan: on this device after every keystroke, and in the account as soon as it can be reached. */
export class PlanStore {
  readonly #options: PlanStoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: PlanState = { isOpen: false, plan: emptyPlan, safety: 'device', error: null };
  #owner: string | null;
  #agreed: StoredPlan | null = null;
  #sent: StoredPlan | null = null;
  /** Whether it is there after the page is closed. */
  #isKept = true;
  #opening: Promise<void> | undefined;
  #syncing: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PlanStoreOptions) {
    this.#options = options;
    this.#owner = options.owner ?? null;
    if (options.owner === undefined) this.#publish({ safety: 'waiting' });
  }

  readonly getState = (): PlanState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the device's copy and follows changes of other tabs. */
  open(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  changeStep(step: PlanStep, entries: PlanEntry[]): void {
    void this.#change({ ...this.#state.plan, [step]: entries });
  }

  /** Merges another plan into this one; resolves once it is stored on this device. */
  async takeIn(plan: SafetyPlan): Promise<void> {
    await this.#change(joinPlans(this.#state.plan, withoutBlanks(plan)));
  }

  /** Deletes the plan everywhere, or throws and changes nothing. */
  async remove(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#syncing?.catch(() => undefined);
    await this.#options.api?.remove();
    this.#agreed = null;
    this.#sent = null;
    this.#publish({ plan: emptyPlan, safety: this.#options.api ? 'saved' : 'device', error: null });
    this.#options.shelf.forget();
  }

  /** Saves local changes; resolves to whether the account has everything. */
  async flush(): Promise<boolean> {
    await this.open();
    if (this.#isDirty()) await this.synchronise();
    return !this.#isDirty();
  }

  /** Fetches changes of other devices and sends local ones. Failures are published in the state, never thrown. */
  synchronise({ hears = false } = {}): Promise<void> {
    this.#syncing ??= this.#synchronise(hears).finally(() => (this.#syncing = undefined));
    return this.#syncing;
  }

  async #open(): Promise<void> {
    await this.#readShelf();
    this.#options.shelf.subscribe(() => void this.#readShelf());
    if (this.#options.api) void this.synchronise({ hears: true });
  }

  async #readShelf(): Promise<void> {
    const { owner, shelf } = this.#options;
    const copy = await shelf.read();
    // Another user's, left by a session that ended without a sign-out here.
    if (copy && owner !== undefined && copy.owner !== owner) shelf.forget();
    else if (copy) this.#adopt(copy);
    this.#publish({ isOpen: true });
  }

  #adopt(copy: DeviceCopy): void {
    this.#owner = copy.owner;
    this.#agreed = copy.agreed;
    this.#sent = copy.sent;
    this.#publish({ plan: copy.plan });
  }

  async #change(plan: SafetyPlan): Promise<void> {
    this.#publish({ plan, ...(this.#options.api && { safety: 'saving' }) });
    if (this.#options.api) this.#later(pauseMs);
    await this.#keep();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.synchronise(), ms);
  }

  async #keep(): Promise<void> {
    const { shelf, api } = this.#options;
    const plan = withoutBlanks(this.#state.plan);
    // Nothing to store, so nothing is left on the device.
    if (isEmptyPlan(plan) && (this.#agreed?.revision ?? null) === null) return shelf.forget();
    const isKept = await shelf.write({ owner: this.#owner, plan, agreed: this.#agreed, sent: this.#sent });
    this.#isKept = isKept;
    if (!api) this.#publish({ safety: this.#safetyOfCopy(isKept) });
  }

  #safetyOfUnsaved(): PlanSafety {
    if (!this.#isDirty()) return 'saved';
    return this.#isKept ? 'waiting' : 'page';
  }

  #safetyOfCopy(isKept: boolean): PlanSafety {
    if (!isKept) return 'page';
    return this.#options.owner === undefined ? 'waiting' : 'device';
  }

  async #synchronise(hears: boolean): Promise<void> {
    const { api, toAppError } = this.#options;
    if (!api) return;
    clearTimeout(this.#timer);
    try {
      // After a lost response the server's state is unknown.
      if (hears || !this.#agreed || this.#sent) await this.#hear(api);
      for (let collisions = 0; this.#isDirty(); collisions += 1) {
        if (collisions > mostCollisions) throw new AppError('safety.plan_changed');
        await this.#send(api);
      }
      this.#publish({ safety: 'saved', error: null });
    } catch (caught) {
      const error = toAppError(caught);
      this.#publish({
        safety: this.#safetyOfUnsaved(),
        error: error.code === 'common.network' ? null : error,
      });
      if (!this.#isDirty()) return;
      if (error.definition.retryable) this.#later(retryMs);
      this.#options.onUnsaved?.();
    }
  }

  async #hear(api: PlanApi): Promise<void> {
    const theirs = await api.read();
    const hasArrived = this.#sent !== null && this.#sent.revision === theirs.revision;
    const base = (hasArrived ? this.#sent?.plan : this.#agreed?.plan) ?? emptyPlan;
    const mine = this.#state.plan;
    const plan = mergePlans({ base, mine, theirs: theirs.plan, newId: () => crypto.randomUUID() });
    this.#agreed = theirs;
    this.#sent = null;
    if (!isSamePlan(plan, mine)) this.#publish({ plan });
    await this.#keep();
  }

  async #send(api: PlanApi): Promise<void> {
    const sent = { revision: crypto.randomUUID(), plan: withoutBlanks(this.#state.plan) };
    this.#sent = sent;
    this.#publish({ safety: 'saving' });
    await this.#keep();
    try {
      await api.save({ ...sent, replaces: this.#agreed?.revision ?? null });
    } catch (caught) {
      if (!isAppError(caught) || caught.code !== 'safety.plan_changed') throw caught;
      this.#sent = null;
      return this.#hear(api);
    }
    this.#agreed = sent;
    this.#sent = null;
    await this.#keep();
  }

  #isDirty(): boolean {
    return this.#options.api !== null && !isSamePlan(withoutBlanks(this.#state.plan), this.#agreed?.plan ?? emptyPlan);
  }

  #publish(change: Partial<PlanState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
