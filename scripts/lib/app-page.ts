import { createHash } from 'node:crypto';

/** Gives the page of the app the policy that the server's pages have: its own scripts, and these servers alone. */
export function addContentPolicy(page: string, servers: readonly string[]): string {
  const inline = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  const sockets = servers.map((server) => server.replace(/^http/, 'ws'));
  const policy = [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...servers].join(' '),
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...servers, ...sockets].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return page.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
