import { publicOrigin } from '#lib/server-url.ts';

/** What follows the host in a link of the server's own site; null for any other. */
export function pathOnSite(address: string): string | null {
  const site = publicOrigin();
  return address.startsWith(`${site}/`) ? address.slice(site.length) : null;
}
