import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What ends a question to PostgreSQL on the wire: a simple query, or the Sync of an extended one. */
const simpleQuery = 0x51;
const sync = 0x53;
const headLength = 5;

/** Counts the questions of one connection, whatever pieces its bytes arrive in. */
class QuestionReader {
  #rest: Buffer = Buffer.alloc(0);
  /** The first message of a connection has no type. */
  #hasBegun = false;

  /** How many questions end in these bytes. */
  count(bytes: Buffer): number {
    let data = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    let questions = 0;
    if (!this.#hasBegun && data.length >= 4 && data.length >= data.readUInt32BE(0)) {
      data = data.subarray(data.readUInt32BE(0));
      this.#hasBegun = true;
    }
    while (this.#hasBegun && data.length >= headLength) {
      const length = 1 + data.readUInt32BE(1);
      if (data.length < length) break;
      if (data[0] === simpleQuery || data[0] === sync) questions += 1;
      data = data.subarray(length);
    }
    this.#rest = data;
    return questions;
  }
}

export interface StatementCounter {
  /** Where to connect instead of the database. */
  readonly url: string;
  /** The questions since the last time. */
  take(): number;
  stop(): void;
}

/** Stands between a server and its PostgreSQL, and counts how often the server asks and waits: its round trips. */
export async function startStatementCounter(databaseUrl: string): Promise<StatementCounter> {
  let questions = 0;
  const sockets = new Set<Socket>();
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  const server: Server = createServer((client) => {
    const target = folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(url.port || 5432), url.hostname);
    const reader = new QuestionReader();
    client.on('data', (bytes: Buffer) => (questions += reader.count(bytes)));
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    take() {
      const taken = questions;
      questions = 0;
      return taken;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
