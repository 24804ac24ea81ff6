import type { Realtime } from '@alento/backend/realtime/realtime.ts';
import { createAdaptorServer } from '@hono/node-server';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { forwardedAddress } from './client-address.ts';

const connectionsCloseMs = 1_000;

/**
 * Longer than proxies keep an idle connection (nginx 60 s, Caddy 120 s): closed here first, it could be closed just as the next
 * message is sent on it, which is lost then, for what is posted is not sent again.
 */
const keepAliveMs = 125_000;

export interface HttpParts {
  fetch(request: Request): Response | Promise<Response>;
  /** What takes WebSockets, if anything does. */
  realtime?: Realtime | undefined;
  trustedProxies: number;
}

/** Node's server for requests and, where there is something to take them, WebSockets. */
export function createHttpServer({ fetch, realtime, trustedProxies }: HttpParts): Server {
  // Clients also offer to upgrade to HTTP/2; they are answered in the HTTP they asked in.
  const serverOptions = {
    keepAliveTimeout: keepAliveMs,
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => isWebSocket(headers.upgrade),
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  if (realtime) {
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      const address = forwardedAddress(String(request.headers['x-forwarded-for'] ?? ''), trustedProxies);
      realtime.handleUpgrade(request, socket, head, address ?? socket.remoteAddress ?? '');
    });
  }
  return server;
}

function isWebSocket(upgrade: string | undefined): boolean {
  return upgrade?.toLowerCase() === 'websocket';
}

/**
 * Starts listening.
 *
 * @returns The port, which the system chose if `port` is 0.
 * @throws Error that names the variable to change, if the port is in use.
 */
export function listen(server: Server, { port, host }: { port: number; host: string | undefined }): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Choose another with PORT.`) : error);
  });
  server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  return promise;
}

/** Lets running requests end, for a second at most. */
export async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  // A client that keeps its connection open must not delay the shutdown.
  const hurry = setTimeout(() => server.closeAllConnections(), connectionsCloseMs);
  await promise;
  clearTimeout(hurry);
}
