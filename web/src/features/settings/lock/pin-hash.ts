/** A PIN as it is kept: only trying can tell whether it is the one. */
export interface PinHash {
  /** Both in base64. */
  readonly salt: string;
  readonly hash: string;
  readonly iterations: number;
}

/** OWASP Password Storage Cheat Sheet, PBKDF2-HMAC-SHA256. */
const iterations = 600_000;
const saltBytes = 16;
const hashBits = 256;

export async function hashPin(pin: string): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return { salt: toBase64(salt), hash: toBase64(await derive(pin, salt, iterations)), iterations };
}

export async function isPinOf(kept: PinHash, pin: string): Promise<boolean> {
  const [wanted, given] = [fromBase64(kept.hash), await derive(pin, fromBase64(kept.salt), kept.iterations)];
  // Every byte is looked at, so that the time tells nothing.
  return given.reduce((difference, byte, index) => difference | (byte ^ (wanted[index] ?? 0)), 0) === 0;
}

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, hashBits));
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
