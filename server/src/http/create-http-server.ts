import type { Realtime } from '@alento/backend/realtime/realtime.ts';
import { createAdaptorServer } from '@hono/node-server';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { forwardedAddress } from './client-address.ts';

export interface HttpParts {
  fetch(request: Request): Response | Promise<Response>;
  /** What takes WebSockets, if anything does. */
  realtime?: Realtime | undefined;
  trustedProxies: number;
}

/** Node's server for requests and, where there is something to take them, WebSockets. */
export function createHttpServer({ fetch, realtime, trustedProxies }: HttpParts): Server {
  // Clients also offer to upgrade to HTTP/2; they are answered in the HTTP they asked in.
  const serverOptions = { shouldUpgradeCallback: ({ headers }: IncomingMessage) => isWebSocket(headers.upgrade) };
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
