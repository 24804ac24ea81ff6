/** Security headers of every response. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(self)',
};

/** Browsers keep to HTTPS for a year, where people reach the server by it. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' };

/** The app of a phone has another origin, and shows pictures of its people. */
export const sharedResource = { 'cross-origin-resource-policy': 'cross-origin' };

/** Nothing that is answered as data is ever a page. */
export const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'";

interface Neighbours {
  /** Other servers that a page may talk to. */
  readonly servers: readonly string[];
  /** Where WebSockets lead: some browsers do not take `'self'` to mean them, too. */
  readonly sockets: readonly string[];
}

/** The policy of a page whose inline scripts have these hashes. */
export function pageContentPolicy(scriptHashes: readonly string[], { servers, sockets }: Neighbours): string {
  return [
    "default-src 'self'",
    // What tells speech from silence is WebAssembly of ours.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // React Aria and the stores' web views set styles from script.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...servers].join(' '),
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...sockets, ...servers].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
