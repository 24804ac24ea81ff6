import type { RealtimeClient } from '@supabase/realtime-js';
import { loadConfig } from '#lib/config.ts';
import { readSession } from '#lib/session.ts';

/** The client reconnects after 1, 2, 5 and 10 seconds, and every 10 from then on; with each heartbeat it reads the token anew. */
const rhythm = { heartbeatIntervalMs: 30_000, timeout: 10_000 };

let pending: Promise<RealtimeClient> | undefined;

/** The one connection of this page to the server that tells news; nothing is sent before something is listened to. */
export function connect(): Promise<RealtimeClient> {
  pending ??= createClient().catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  return pending;
}

async function createClient(): Promise<RealtimeClient> {
  const [{ RealtimeClient: Client }, config] = await Promise.all([import('@supabase/realtime-js'), loadConfig()]);
  const { url, key } = config.supabase;
  const accessToken = async (): Promise<string> => (await readSession())?.accessToken ?? key;
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1`;
  return new Client(address, { ...rhythm, params: { apikey: key }, accessToken });
}
