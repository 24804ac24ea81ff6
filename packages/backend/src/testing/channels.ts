import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

export interface JoinOutcome {
  status: string;
  /** The server's words, where it refused. */
  message: string | undefined;
}

/** Subscribes, and answers what came first: joined, refused, closed or nothing in time. */
export async function join(channel: RealtimeChannel): Promise<JoinOutcome> {
  const { promise, resolve } = Promise.withResolvers<JoinOutcome>();
  channel.subscribe((status, error) => resolve({ status, message: error?.message }));
  return promise;
}

/** The person's own topic, on which they may listen and speak. */
export function ownChannel(
  client: SupabaseClient,
  personId: string,
  broadcast: { self?: boolean; ack?: boolean } = {},
) {
  return client.channel(`person:${personId}`, { config: { private: true, broadcast } });
}

/** All that is broadcast on a channel, as `event content`. */
export function record(channel: RealtimeChannel): string[] {
  const heard: string[] = [];
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
    heard.push(
      `${event} ${payload instanceof ArrayBuffer ? Buffer.from(payload).toString() : JSON.stringify(payload)}`,
    );
  });
  return heard;
}
