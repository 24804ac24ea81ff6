import type { REALTIME_SUBSCRIBE_STATES, RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import type { Change } from './change-schema.ts';

export interface DeviceLinkOptions {
  readonly personId: string;
  /** What listens in the name of whoever is signed in. */
  readonly connect: () => Promise<RealtimeClient>;
  /** What the server told, if it is a change. */
  readonly readChange: (payload: unknown) => Promise<Change | undefined>;
  /** The session that this browser has. */
  readonly readSessionId: () => Promise<unknown>;
  /** Renews the session, and answers whether it goes on. */
  readonly renewSession: () => Promise<boolean>;
  /** Changes that other sessions of the person made, together where they come together. */
  readonly onChanges: (changes: readonly Change[]) => void;
  /** The link is there again: what happened meanwhile was not heard. */
  readonly onReturn: () => void;
  readonly gatherMs?: number;
  readonly reopenMs?: number;
}

// One exchange changes a few rows at once.
const gatherMs = 100;
const reopenMs = 5_000;

/** Listens to what a person's other devices do, as long as it is open. Reconnecting is the client's own. */
export class DeviceLink {
  readonly #options: DeviceLinkOptions;
  #channel: RealtimeChannel | undefined;
  #client: RealtimeClient | undefined;
  #isClosed = false;
  #wasThere = false;
  #gathered: Change[] = [];
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #reopening: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DeviceLinkOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const client = await this.#options.connect();
    await client.setAuth();
    if (this.#isClosed) return;
    this.#client = client;
    const { personId } = this.#options;
    this.#channel = client
      .channel(`person:${personId}`, { config: { private: true } })
      .on('broadcast', { event: 'change' }, ({ payload }) => void this.#hear(payload))
      .subscribe((status: `${REALTIME_SUBSCRIBE_STATES}`) => {
        if (status === 'SUBSCRIBED') this.#arrive();
        // The server ended it: the token has expired, or the session is over.
        else if (status === 'CLOSED' && !this.#isClosed) this.#reopen();
      });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#gathering);
    clearTimeout(this.#reopening);
    if (this.#channel) void this.#client?.removeChannel(this.#channel);
  }

  #arrive(): void {
    if (this.#wasThere) this.#options.onReturn();
    this.#wasThere = true;
  }

  async #hear(payload: unknown): Promise<void> {
    const change = await this.#options.readChange(payload);
    const sessionId = await this.#options.readSessionId().catch(() => undefined);
    // What this browser did itself its tabs know already.
    if (this.#isClosed || !change || (change.by !== null && change.by === sessionId)) return;
    this.#gathered.push(change);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#options.onChanges(this.#gathered.splice(0));
    }, this.#options.gatherMs ?? gatherMs);
  }

  #reopen(): void {
    this.#reopening = setTimeout(() => {
      // A session that is over does not come back, and the account hears so from this.
      void this.#options.renewSession().then((goesOn) => {
        if (goesOn && !this.#isClosed) void this.open();
      });
    }, this.#options.reopenMs ?? reopenMs);
  }
}
