import pg, { type ClientConfig } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';

export interface Listener {
  receive(payload: string): void;
  /** The connection was lost: what is notified from here on until it is back never arrives. */
  lost(): void;
}

export interface Listening {
  /** Resolves once notifications arrive for the first time. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const retryMs = 500;
// A server that is frozen or cut off says nothing at all, so it is asked.
const askEveryMs = 30_000;

/** Receives the notifications of one channel over a connection of its own, which is opened again when it breaks. */
export function listen(config: ClientConfig, channel: string, listener: Listener): Listening {
  const ready = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let current: pg.Client | undefined;

  async function follow(): Promise<void> {
    const client = new pg.Client({ keepAlive: true, ...config });
    current = client;
    const broken = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.on('error', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => listener.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      ready.resolve();
      const asking = setInterval(() => void client.query('select 1').catch(() => client.end()), askEveryMs).unref();
      await broken;
      clearInterval(asking);
      if (!stopping.signal.aborted) listener.lost();
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function followUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await follow().catch(() => undefined);
      await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const following = followUntilStopped();
  return {
    ready: ready.promise,
    async stop() {
      stopping.abort();
      await current?.end().catch(() => undefined);
      await following;
      // Nobody may go on waiting for it.
      ready.resolve();
    },
  };
}
