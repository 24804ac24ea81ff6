import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import * as z from 'zod';

const nodeBindingsSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
});

/** The peer of the connection, where the app is served by @hono/node-server. */
export function peerAddress(context: Context): string | undefined {
  return nodeBindingsSchema.safeParse(context.env).data?.incoming.socket.remoteAddress;
}

/** What counts as one address: IPv4 as it is, of IPv6 the network, since one subscriber owns all of it. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const network = tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length).fill('0')];
  return network
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
