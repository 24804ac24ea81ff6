import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Backend } from '../backend.ts';

/** Serves the backend on a free port of this machine. */
export async function listen({ app }: Backend): Promise<{ url: string; close(): Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  const { port } = await promise;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
