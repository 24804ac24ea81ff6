import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const version = 1;
const ivLength = 12;
const tagLength = 16;
const headLength = 1 + ivLength;

export const keyLength = 32;

/** A `KeyObject` is ready to use at once: Node makes one of bytes each time, which takes longer than a short text does. */
export type EncryptionKey = Buffer | KeyObject;

/** Encrypts with AES-256-GCM into version byte, IV, ciphertext and tag. `owner` is authenticated with the text. */
export function encrypt(key: EncryptionKey, owner: string, plain: Buffer | string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  return Buffer.concat([Buffer.of(version), iv, body, cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what `encrypt` made; throws if it was changed, moved to another owner or encrypted with another key. */
export function decrypt(key: EncryptionKey, owner: string, encrypted: Buffer): Buffer {
  if (encrypted[0] !== version || encrypted.length < headLength + tagLength) throw new Error('unknown ciphertext');
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(1, headLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(-tagLength));
  return Buffer.concat([decipher.update(encrypted.subarray(headLength, -tagLength)), decipher.final()]);
}
