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

/** The policy of a page whose inline scripts have these hashes and which may talk to these other servers. */
export function pageContentPolicy(scriptHashes: readonly string[], servers: readonly string[]): string {
  return [
    "default-src 'self'",
    // What tells speech from silence is WebAssembly of ours.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // React Aria and the stores' web views set styles from script.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...servers].join(' '),
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...servers].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
