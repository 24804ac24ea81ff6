import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 1;
const ivLength = 12;
const tagLength = 16;
const headLength = 1 + ivLength;

export const keyLength = 32;

/** Encrypts with AES-256-GCM: version byte, iv, ciphertext, tag. What it belongs to is bound to it as `owner`. */
export function seal(key: Buffer, owner: string, plain: Buffer | string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  return Buffer.concat([Buffer.of(version), iv, body, cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what `seal` made; throws if it was changed, moved to another owner or sealed with another key. */
export function open(key: Buffer, owner: string, sealed: Buffer): Buffer {
  if (sealed[0] !== version || sealed.length < headLength + tagLength) throw new Error('unknown seal');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, headLength), { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(headLength, -tagLength)), decipher.final()]);
}
