import { createECDH, hkdfSync, type ECDH } from 'node:crypto';
import { keyLength, open, seal } from './seal.ts';

/** Seals a text so that only the operator's private key opens it, which is not on the server. */
export type SealForOperator = (text: string) => Buffer;

const curve = 'prime256v1';
const privateLength = 32;
const publicLength = 65;
const owner = 'operator';

/** Takes a public key of P-256, an uncompressed point in base64url, or throws. */
export function sealForOperator(publicKey: string): SealForOperator {
  const recipient = readBytes(publicKey, publicLength);
  // Whether it is a point of the curve, before anybody relies on it.
  createPair().computeSecret(recipient);
  return (text) => {
    const ephemeral = createPair();
    const key = deriveKey(ephemeral.computeSecret(recipient), ephemeral.getPublicKey(), recipient);
    return Buffer.concat([ephemeral.getPublicKey(), seal(key, owner, text)]);
  };
}

/** Whether a text is a public key that can be sealed to; a private one is not. */
export function isOperatorKey(text: string): boolean {
  try {
    sealForOperator(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens what was sealed to the public key that belongs to this private one; throws for any other, and if it was changed. */
export function openAsOperator(privateKey: string, sealed: Buffer): string {
  const pair = createECDH(curve);
  pair.setPrivateKey(readBytes(privateKey, privateLength));
  const ephemeral = sealed.subarray(0, publicLength);
  const key = deriveKey(pair.computeSecret(ephemeral), ephemeral, pair.getPublicKey());
  return open(key, owner, sealed.subarray(publicLength)).toString('utf8');
}

export interface OperatorKeys {
  publicKey: string;
  privateKey: string;
}

/** A new pair, both in base64url. */
export function createOperatorKeys(): OperatorKeys {
  const pair = createPair();
  // Shorter than 32 bytes where it begins with zeros.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(2 * privateLength, '0'), 'hex');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

function createPair(): ECDH {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair;
}

/** Both public keys go in, so that a seal belongs to its ephemeral key and to whom it is for. */
function deriveKey(secret: Buffer, ephemeral: Buffer, recipient: Buffer): Buffer {
  const salt = Buffer.concat([ephemeral, recipient]);
  return Buffer.from(hkdfSync('sha256', secret, salt, 'alento operator 1', keyLength));
}

function readBytes(text: string, length: number): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (!/^[\w-]+$/.test(text) || bytes.length !== length) throw new Error('This is no key of an operator');
  return bytes;
}
