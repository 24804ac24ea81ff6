import { peerAddress } from '@alento/backend/http/client-address.ts';
import type { Context } from 'hono';
import { isIP } from 'node:net';

/**
 * The network address a request came from: the connection's peer, or, behind `trustedProxies` proxies, the entry of
 * X-Forwarded-For that the outermost of them wrote. What stands before that entry is the client's own claim.
 */
export function clientAddress(context: Context, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return peerAddress(context);
  const entries = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const claimed = entries.at(-trustedProxies);
  return claimed !== undefined && isIP(claimed) ? claimed : peerAddress(context);
}
