import { createECDH, hkdfSync, type ECDH } from 'node:crypto';
import { keyLength, decrypt, encrypt } from './encrypt.ts';

/** Encrypts a text for the operator, whose private key is not on the server. */
export type EncryptForOperator = (text: string) => Buffer;

const curve = 'prime256v1';
const privateLength = 32;
const publicLength = 65;
const owner = 'operator';

/** ECIES on P-256. Expects an uncompressed point in base64url and throws for anything else. */
export function createOperatorEncryption(publicKey: string): EncryptForOperator {
  const recipient = readBytes(publicKey, publicLength);
  // Throws at start-up if the point is not on the curve.
  createPair().computeSecret(recipient);
  return (text) => {
    const ephemeral = createPair();
    const key = deriveKey(ephemeral.computeSecret(recipient), ephemeral.getPublicKey(), recipient);
    return Buffer.concat([ephemeral.getPublicKey(), encrypt(key, owner, text)]);
  };
}

/** Whether a text is a valid public key; a private key is not. */
export function isOperatorKey(text: string): boolean {
  try {
    createOperatorEncryption(text);
    return true;
  } catch {
    return false;
  }
}

/** Decrypts with the operator's private key; throws if the text was changed or encrypted for another key. */
export function decryptAsOperator(privateKey: string, encrypted: Buffer): string {
  const pair = createECDH(curve);
  pair.setPrivateKey(readBytes(privateKey, privateLength));
  const ephemeral = encrypted.subarray(0, publicLength);
  const key = deriveKey(pair.computeSecret(ephemeral), ephemeral, pair.getPublicKey());
  return decrypt(key, owner, encrypted.subarray(publicLength)).toString('utf8');
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

/** Both public keys go into the salt, which binds the ciphertext to its ephemeral key and its recipient. */
function deriveKey(secret: Buffer, ephemeral: Buffer, recipient: Buffer): Buffer {
  const salt = Buffer.concat([ephemeral, recipient]);
  return Buffer.from(hkdfSync('sha256', secret, salt, 'alento operator 1', keyLength));
}

function readBytes(text: string, length: number): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (!/^[\w-]+$/.test(text) || bytes.length !== length) throw new Error('This is no key of an operator');
  return bytes;
}
