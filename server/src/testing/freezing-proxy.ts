import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface FreezingProxy {
  /** The address of the database behind it. */
  url: string;
  /** From now on nothing passes, as if every process of the database had been stopped. */
  freeze(): void;
  thaw(): void;
  close(): void;
}

/** Stands before a database, and can hold what is said on every connection without closing one. */
export async function startFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const { hostname, port, searchParams, username, password, pathname } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    if (isFrozen) socket.pause();
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    const database = keep(folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(port || 5432), hostname));
    keep(client)
      .on('data', (chunk) => database.write(chunk))
      .on('close', () => database.destroy());
    database.on('data', (chunk) => client.write(chunk)).on('close', () => client.destroy());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => resolve());
  await promise;
  const who = username ? `${username}${password ? `:${password}` : ''}@` : '';
  return {
    url: `postgres://${who}127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
