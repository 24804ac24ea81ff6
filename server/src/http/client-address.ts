import { peerAddress } from '@alento/backend/http/client-address.ts';
import type { Context } from 'hono';
import { isIP } from 'node:net';

/**
 * The network address a request came from: the connection's peer, or, behind `trustedProxies` proxies, the entry of
 * X-Forwarded-For that the outermost of them wrote. What stands before that entry is the client's own claim.
 */
export function clientAddress(context: Context, trustedProxies: number): string | undefined {
  return forwardedAddress(context.req.header('x-forwarded-for'), trustedProxies) ?? peerAddress(context);
}

/** What the outermost trusted proxy wrote into X-Forwarded-For; undefined if there is none, or it is no address. */
export function forwardedAddress(header: string | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const claimed = (header ?? '').split(',').at(-trustedProxies)?.trim();
  return claimed !== undefined && isIP(claimed) ? claimed : undefined;
}
