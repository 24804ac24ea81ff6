declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Takes apart a body of RFC 8188 that was encrypted for a browser as RFC 8291 says. */
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer },
  ): Buffer;
}
