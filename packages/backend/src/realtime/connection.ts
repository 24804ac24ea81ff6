import type { RawData, WebSocket } from 'ws';
import { logUnexpected } from '../http/unexpected.ts';
import { Channel, topicPrefix, type ChannelTransport } from './channel.ts';
import type { RealtimeContext } from './context.ts';
import { decodeFrame, encodeBroadcast, encodeFrame, FrameError, type Frame, type ProtocolVersion } from './frames.ts';
import { RateWindow } from './limits.ts';
import { admit, type Admission } from './join.ts';
import { refusals, toRefusal } from './refusals.ts';

/** Who learns of the channels of all connections. */
export interface ChannelRegistry {
  /** Whether a person may open one more connection; counts it. */
  admitPerson(personId: string): boolean;
  releasePerson(personId: string): void;
  /** Whether a person may join once more; counts it. */
  admitJoin(personId: string): boolean;
  add(channel: Channel): void;
  remove(channel: Channel): void;
}

/** Codes of RFC 6455 that a connection is closed with. */
export const closeCodes = { goingAway: 1001, policy: 1008, restart: 1012, unreadable: 1007 };

// A client that does not read what it is sent.
const maximumBacklogBytes = 1_000_000;

/** One WebSocket: a Phoenix socket with its channels, all of one person. */
export class Connection {
  readonly #context: RealtimeContext;
  readonly #registry: ChannelRegistry;
  readonly #socket: WebSocket;
  readonly #version: ProtocolVersion;
  readonly #channels = new Map<string, Channel>();
  readonly #joins: RateWindow;
  readonly #messages: RateWindow;
  readonly #transport: ChannelTransport;
  #personId: string | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #unjoined: NodeJS.Timeout;

  constructor(context: RealtimeContext, registry: ChannelRegistry, socket: WebSocket, version: ProtocolVersion) {
    this.#context = context;
    this.#registry = registry;
    this.#socket = socket;
    this.#version = version;
    this.#joins = new RateWindow(context.limits.joins);
    this.#messages = new RateWindow(context.limits.messages);
    this.#transport = {
      push: (frame) => this.#push(frame),
      broadcast: (topic, sent) => this.#write(encodeBroadcast(topic, sent, version)),
      closed: (channel) => this.#forget(channel),
    };
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('close', () => this.#end());
    socket.on('error', () => socket.terminate());
    this.#watchIdle();
    // Nobody keeps a connection that is of no use.
    const close = (): void => this.close(closeCodes.policy, 'No channel was joined');
    this.#unjoined = setTimeout(close, context.limits.joinWithinMs).unref();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    this.#end();
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#watchIdle();
    if (!this.#messages.take()) return this.close(closeCodes.policy, 'Too many messages per second');
    try {
      this.#handle(decodeFrame(data as Buffer, isBinary, this.#version));
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.close(closeCodes.unreadable, 'Not a message of Phoenix');
    }
  }

  #handle(frame: Frame): void {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return this.#reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return void this.#join(frame).catch((error: unknown) => this.#refuse(frame, error));
    const channel = this.#channels.get(frame.topic);
    // As Phoenix does: what is meant for a channel that is no more, or for its successor, is not heard.
    if (!channel) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    switch (frame.event) {
      case 'phx_leave':
        channel.close();
        return this.#reply(frame, 'ok', {});
      case 'access_token':
        return void channel.renew((frame.payload as { access_token?: unknown } | null)?.access_token ?? null);
      case 'broadcast':
        return void this.#speak(channel, frame).catch((error: unknown) => this.#refuse(frame, error));
      default:
        return this.#reply(frame, 'error', { reason: `${frame.event} is not offered` });
    }
  }

  async #join(frame: Frame): Promise<void> {
    if (!this.#joins.take()) {
      this.#refuse(frame, refusals.tooManyJoins());
      return this.close(closeCodes.policy, 'Too many joins');
    }
    if (!frame.topic.startsWith(topicPrefix) || frame.topic === topicPrefix) throw refusals.topicRequired();
    // A client that joins again has forgotten its first channel.
    this.#channels.get(frame.topic)?.close();
    if (this.#channels.size >= this.#context.limits.channelsPerConnection) throw refusals.tooManyChannels();
    const token = (frame.payload as { access_token?: unknown } | null)?.access_token;
    const admission = await admit(this.#context, token);
    if (!this.#registry.admitJoin(admission.actor.session.personId)) throw refusals.tooManyJoins();
    const channel = this.#open(frame, admission);
    try {
      const changes = await channel.join(frame.payload);
      clearTimeout(this.#unjoined);
      this.#reply(frame, 'ok', { postgres_changes: changes });
      channel.confirmSubscription();
    } catch (error) {
      channel.close();
      throw error;
    }
  }

  // Registered before the policies are asked: a session that ends meanwhile ends this, too.
  #open({ topic, joinRef }: Frame, admission: Admission): Channel {
    this.#belongTo(admission.actor.session.personId);
    const channel = new Channel(this.#context, this.#transport, { topic, joinRef, admission });
    this.#channels.get(topic)?.close();
    this.#channels.set(topic, channel);
    this.#registry.add(channel);
    return channel;
  }

  #belongTo(personId: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) throw new Error('the connection was closed');
    if (this.#personId === personId) return;
    if (this.#channels.size > 0) throw refusals.otherPerson();
    if (!this.#registry.admitPerson(personId)) throw refusals.tooManyConnections();
    if (this.#personId !== undefined) this.#registry.releasePerson(this.#personId);
    this.#personId = personId;
  }

  async #speak(channel: Channel, frame: Frame): Promise<void> {
    const reason = await channel.speak(frame.payload);
    if (reason !== undefined) this.#reply(frame, 'error', { reason });
    else if (channel.acknowledges) this.#reply(frame, 'ok', {});
  }

  #refuse(frame: Frame, error: unknown): void {
    if (error instanceof FrameError) return this.close(closeCodes.unreadable, 'Not a message of Phoenix');
    const refusal = toRefusal(error);
    if (!refusal) logUnexpected(this.#context.log, error);
    this.#reply(frame, 'error', { reason: refusal?.message ?? 'Unknown Error on Channel' });
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    this.#push({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #push(frame: Frame): void {
    this.#write(encodeFrame(frame, this.#version));
  }

  #write(data: string | Buffer | undefined): void {
    if (data === undefined || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > maximumBacklogBytes) return this.#socket.terminate();
    this.#socket.send(data);
  }

  #forget(channel: Channel): void {
    this.#registry.remove(channel);
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic);
  }

  #watchIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#socket.terminate(), this.#context.limits.idleMs).unref();
  }

  #end(): void {
    for (const channel of Array.from(this.#channels.values())) channel.close();
    clearTimeout(this.#idle);
    clearTimeout(this.#unjoined);
    if (this.#personId !== undefined) this.#registry.releasePerson(this.#personId);
    this.#personId = undefined;
  }
}
