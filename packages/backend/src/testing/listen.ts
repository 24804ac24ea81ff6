import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Backend } from '../backend.ts';

/** Serves the backend on a free port of this machine. */
export async function listen({ app, realtime }: Backend): Promise<{ url: string; close(): Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  const { port } = await promise;
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
    realtime.handleUpgrade(request, socket, head, socket.remoteAddress ?? ''),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await realtime.stop();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
}
