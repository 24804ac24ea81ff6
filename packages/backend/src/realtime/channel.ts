import { logUnexpected } from '../http/unexpected.ts';
import { asksFor, passesFilter, selectColumns, type ChangeSubscription } from './change-subscriptions.ts';
import type { RealtimeContext } from './context.ts';
import { toBroadcast, type Broadcast, type Frame } from './frames.ts';
import { admit, canSpeak, openMembership, parseJoin, type Admission, type Membership } from './join.ts';
import { notifyBroadcast, type Change } from './notifications.ts';
import { readChangedRow, type Row } from './read-change.ts';
import { toRefusal } from './refusals.ts';

/** How a channel reaches its client. */
export interface ChannelTransport {
  push(frame: Frame): void;
  broadcast(topic: string, sent: Broadcast): void;
  /** Called once, when the channel is no more. */
  closed(channel: Channel): void;
}

export const topicPrefix = 'realtime:';

let channels = 0;

/** One client's membership of a topic, for as long as their token and session last. */
export class Channel {
  /** Names the channel to other processes, so that a speaker does not hear themselves. */
  readonly id = `${process.pid}-${crypto.randomUUID()}-${++channels}`;
  readonly topic: string;
  readonly #context: RealtimeContext;
  readonly #transport: ChannelTransport;
  readonly #joinRef: string | null;
  #admission: Admission;
  #membership: Membership | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Changes are read one after the other, so that they arrive in their order. */
  #reading: Promise<void> = Promise.resolve();

  constructor(
    context: RealtimeContext,
    transport: ChannelTransport,
    { topic, joinRef, admission }: { topic: string; joinRef: string | null; admission: Admission },
  ) {
    this.#context = context;
    this.#transport = transport;
    this.topic = topic;
    this.#joinRef = joinRef;
    this.#admission = admission;
  }

  get name(): string {
    return this.topic.slice(topicPrefix.length);
  }

  get personId(): string {
    return this.#admission.actor.session.personId;
  }

  get sessionId(): string {
    return this.#admission.actor.session.id;
  }

  /** Asks the policies; answers the changes that are followed, each with the id that the client knows it by. */
  async join(payload: unknown): Promise<object[]> {
    await this.#context.listening();
    const membership = await openMembership(this.#context, this.#admission, this.name, parseJoin(payload));
    if (this.#isClosed) throw new Error('the channel was closed while it was joined');
    this.#membership = membership;
    this.#watchExpiry();
    return membership.subscriptions.map(({ id, request }) => ({ id, ...request }));
  }

  /** Takes a newer token; the channel ends if it is refused, or is another person's. */
  async renew(token: unknown): Promise<void> {
    if (token === this.#admission.token || token === null) return;
    try {
      const admission = await admit(this.#context, token);
      if (admission.actor.session.personId !== this.personId) return this.shutDown('The token is of another person');
      const isPrivate = this.#membership?.isPrivate ?? true;
      const mayNow = await canSpeak(this.#context, admission.actor, { topic: this.name, isPrivate });
      if (this.#isClosed) return;
      this.#admission = admission;
      if (this.#membership) this.#membership.canSpeak = mayNow;
      this.#watchExpiry();
    } catch (error) {
      this.#shutDownFor(error);
    }
  }

  /** Speaks to everybody else on the topic; answers why not, if it was refused. */
  async speak(payload: unknown): Promise<string | undefined> {
    if (!this.#membership?.canSpeak) return 'Unauthorized: You do not have permissions to write to this Channel topic';
    const from = this.#membership.hearsItself ? undefined : this.id;
    const isSent = await notifyBroadcast(this.#context.sql, { topic: this.name, from, sent: toBroadcast(payload) });
    return isSent ? undefined : 'payload_size_exceeded';
  }

  get acknowledges(): boolean {
    return this.#membership?.acknowledges ?? false;
  }

  hear(sent: Broadcast, from: string | undefined): void {
    if (this.#membership?.isPrivate && from !== this.id) this.#transport.broadcast(this.topic, sent);
  }

  /** Sends a change that this channel follows, if its person may see the row. */
  follow(change: Change): void {
    // Of what is deleted no policy can be asked any more: it is told to its owner alone.
    const isForeign = change.owner === null ? change.type === 'DELETE' : change.owner !== this.personId;
    const asking = this.#membership?.subscriptions.filter((subscription) => asksFor(subscription, change)) ?? [];
    if (isForeign || asking.length === 0) return;
    this.#reading = this.#reading.then(() => this.#send(change, asking)).catch((error) => this.#shutDownFor(error));
  }

  /** Tells the client why, and ends the channel. */
  shutDown(message: string): void {
    if (this.#isClosed) return;
    this.#pushSystem('system', 'error', message);
    this.#push('phx_close', {});
    this.close();
  }

  /** Ends the channel without a word. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#expiry);
    this.#transport.closed(this);
  }

  /** What Supabase's server says after the answer to a join that follows changes. */
  confirmSubscription(): void {
    if (this.#membership?.subscriptions.length) {
      this.#pushSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
    }
  }

  async #send(change: Change, asking: readonly ChangeSubscription[]): Promise<void> {
    const { sql, changeCatalog } = this.#context;
    const columns = (await changeCatalog()).get(change.table) ?? [];
    const isGone = change.type === 'DELETE';
    const row = isGone ? change.key : await readChangedRow(sql, this.#admission.actor, change, columns);
    if (!row || this.#isClosed) return;
    const passing = isGone ? asking : asking.filter((subscription) => passesFilter(subscription, row));
    if (passing.length === 0) return;
    const shown = selectColumns(passing, columns).filter(({ name }) => name in row);
    const pick = (from: Row): Row => Object.fromEntries(shown.map(({ name }) => [name, from[name]]));
    this.#push('postgres_changes', {
      ids: passing.map(({ id }) => id),
      data: {
        schema: 'public',
        table: change.table,
        type: change.type,
        commit_timestamp: change.at,
        columns: shown,
        ...(isGone ? {} : { record: pick(row) }),
        ...(change.type === 'INSERT' ? {} : { old_record: change.key }),
        errors: null,
      },
    });
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiry);
    const left = this.#admission.expiresAt - Date.now();
    this.#expiry = setTimeout(() => this.shutDown('Token has expired'), left).unref();
  }

  #shutDownFor(error: unknown): void {
    const refusal = toRefusal(error);
    if (!refusal) logUnexpected(this.#context.log, error);
    this.shutDown(refusal?.message ?? 'Unknown Error on Channel');
  }

  #pushSystem(extension: string, status: 'ok' | 'error', message: string): void {
    this.#push('system', { extension, status, message, channel: this.name });
  }

  #push(event: string, payload: object): void {
    if (!this.#isClosed) this.#transport.push({ joinRef: this.#joinRef, ref: null, topic: this.topic, event, payload });
  }
}
