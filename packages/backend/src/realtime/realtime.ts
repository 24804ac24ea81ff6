import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Listening } from '@alento/sql/listen.ts';
import { addressKey } from '../http/client-address.ts';
import { isApiKey } from '../actor.ts';
import type { Channel } from './channel.ts';
import { closeCodes, Connection, type ChannelRegistry } from './connection.ts';
import type { RealtimeContext } from './context.ts';
import type { ProtocolVersion } from './frames.ts';
import { Counter, RateWindows, type RealtimeLimits } from './limits.ts';
import { notificationChannel, parseNotification } from './notifications.ts';

/** The WebSocket of supabase-js under /realtime/v1. */
export interface Realtime {
  /** For the `upgrade` event of the HTTP server. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void;
  /** Closes every connection; clients come back to another process. */
  stop(): Promise<void>;
}

const path = '/realtime/v1/websocket';

/** Serves channels of this process; what is to be heard comes from the database, whichever process it began in. */
export function createRealtime(parts: Omit<RealtimeContext, 'listening'>): Realtime {
  const { limits, keys, sql } = parts;
  const context: RealtimeContext = { ...parts, listening: listen };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maximumMessageBytes,
    // Compressing costs memory for each connection, and messages are short.
    perMessageDeflate: false,
  });
  const addresses = new Counter();
  const connections = new Set<Connection>();
  const registry = new Channels(limits);
  let listening: Listening | undefined;
  let isStopped = false;

  /** Without a connection nobody listens, and the database is spared one, too. */
  function listen(): Promise<void> {
    listening ??= sql.listen(notificationChannel, {
      receive: (payload) => registry.dispatch(payload),
      // What happened meanwhile is lost: clients connect anew and look for themselves.
      lost: () => closeAll(closeCodes.restart, 'The database was away'),
    });
    return listening.ready;
  }

  function closeAll(code: number, reason: string): void {
    for (const connection of Array.from(connections)) connection.close(code, reason);
  }

  function open(socket: WebSocket, version: ProtocolVersion, key: string): void {
    const connection = new Connection(context, registry, socket, version);
    connections.add(connection);
    addresses.add(key);
    socket.once('close', () => {
      connections.delete(connection);
      addresses.remove(key);
    });
  }

  return {
    handleUpgrade(request, socket, head, address) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const version = versionOf(url.searchParams.get('vsn'));
      const key = addressKey(address);
      if (url.pathname !== path) return refuse(socket, 404, 'Not found');
      if (isStopped) return refuse(socket, 503, 'Realtime is restarting, please standby');
      if (!isApiKey(keys, url.searchParams.get('apikey') ?? '')) return refuse(socket, 401, 'API key is missing');
      if (!version) return refuse(socket, 400, 'The version of the protocol is not offered');
      if (addresses.get(key) >= limits.connectionsPerAddress) return refuse(socket, 429, 'Too many connected users');
      server.handleUpgrade(request, socket, head, (opened) => open(opened, version, key));
    },
    async stop() {
      isStopped = true;
      closeAll(closeCodes.goingAway, 'The server is stopping');
      for (const client of server.clients) client.terminate();
      server.close();
      await listening?.stop();
    },
  };
}

function versionOf(vsn: string | null): ProtocolVersion | undefined {
  // Phoenix takes a client that names none for one of the first version.
  if (vsn === null || vsn === '1.0.0') return '1.0.0';
  return vsn === '2.0.0' ? vsn : undefined;
}

function refuse(socket: Duplex, status: number, error: string): void {
  socket.on('error', () => undefined);
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Sets of channels by a name. */
class Index {
  readonly #sets = new Map<string, Set<Channel>>();

  /** A copy: what is told to them may close them. */
  get(name: string): Channel[] {
    return Array.from(this.#sets.get(name) ?? []);
  }

  add(name: string, channel: Channel): void {
    const set = this.#sets.get(name);
    if (set) set.add(channel);
    else this.#sets.set(name, new Set([channel]));
  }

  remove(name: string, channel: Channel): void {
    const set = this.#sets.get(name);
    set?.delete(channel);
    if (set?.size === 0) this.#sets.delete(name);
  }
}

/** The channels of this process, by what they are found by. */
class Channels implements ChannelRegistry {
  readonly #connectionsPerPerson: number;
  readonly #joins: RateWindows;
  readonly #connections = new Counter();
  readonly #byTopic = new Index();
  readonly #byPerson = new Index();
  readonly #all = new Set<Channel>();

  constructor({ connectionsPerPerson, joinsPerPerson }: RealtimeLimits) {
    this.#connectionsPerPerson = connectionsPerPerson;
    this.#joins = new RateWindows(joinsPerPerson);
  }

  admitPerson(personId: string): boolean {
    if (this.#connections.get(personId) >= this.#connectionsPerPerson) return false;
    this.#connections.add(personId);
    return true;
  }

  releasePerson(personId: string): void {
    this.#connections.remove(personId);
  }

  admitJoin(personId: string): boolean {
    return this.#joins.take(personId);
  }

  add(channel: Channel): void {
    this.#all.add(channel);
    this.#byTopic.add(channel.name, channel);
    this.#byPerson.add(channel.personId, channel);
  }

  remove(channel: Channel): void {
    this.#all.delete(channel);
    this.#byTopic.remove(channel.name, channel);
    this.#byPerson.remove(channel.personId, channel);
  }

  dispatch(payload: string): void {
    const notification = parseNotification(payload);
    if (!notification) return;
    switch (notification.kind) {
      case 'broadcast':
        for (const channel of this.#byTopic.get(notification.topic)) channel.hear(notification.sent, notification.from);
        break;
      case 'change': {
        const { owner } = notification;
        for (const channel of owner === null ? this.#all : this.#byPerson.get(owner)) channel.follow(notification);
        break;
      }
      case 'session-end':
        for (const channel of this.#byPerson.get(notification.person)) {
          if (channel.sessionId === notification.session) channel.shutDown('The session has ended');
        }
        break;
    }
  }
}
