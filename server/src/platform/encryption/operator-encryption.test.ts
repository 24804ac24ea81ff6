import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  createOperatorKeys,
  isOperatorKey,
  decryptAsOperator,
  createOperatorEncryption,
} from './operator-encryption.ts';

const keys = createOperatorKeys();
const text = 'isto me magoou 😔';
const refused = /unknown ciphertext|unable to authenticate|not valid for specified curve/;

test('the private key decrypts what was encrypted, and the ciphertext hides it', () => {
  const encrypted = createOperatorEncryption(keys.publicKey)(text);
  expect(decryptAsOperator(keys.privateKey, encrypted)).toBe(text);
  expect(encrypted.includes('magoou')).toBe(false);
});

test('every text is encrypted under a key of its own', () => {
  const encrypt = createOperatorEncryption(keys.publicKey);
  const [one, other] = [encrypt(text), encrypt(text)];
  expect(one.subarray(0, 65).equals(other.subarray(0, 65))).toBe(false);
});

test('another private key decrypts nothing', () => {
  const encrypted = createOperatorEncryption(keys.publicKey)(text);
  expect(() => decryptAsOperator(createOperatorKeys().privateKey, encrypted)).toThrow('unable to authenticate');
});

test('a changed or missing byte anywhere is refused', () => {
  const encrypted = createOperatorEncryption(keys.publicKey)(text);
  for (const [index, byte] of encrypted.entries()) {
    const changed = Buffer.from(encrypted);
    changed[index] = byte ^ 1;
    expect(() => decryptAsOperator(keys.privateKey, changed), `byte ${index}`).toThrow(refused);
    expect(() => decryptAsOperator(keys.privateKey, encrypted.subarray(0, index))).toThrow(refused);
  }
});

test('a public key on the curve is accepted', () => {
  expect(keys.publicKey).toMatch(/^[\w-]{87}$/);
  expect(keys.privateKey).toMatch(/^[\w-]{43}$/);
  expect(isOperatorKey(keys.publicKey)).toBe(true);
});

const compressed = createECDH('prime256v1').generateKeys('base64url', 'compressed');

test.each([
  ['a private key', keys.privateKey],
  ['a compressed one', compressed],
  ['a point that is not on the curve', Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')],
  ['the point at infinity', Buffer.alloc(65).toString('base64url')],
  ['another alphabet', keys.publicKey.replace(/.$/, '+')],
  ['nothing', ''],
])('%s is none', (_what, key) => {
  expect(isOperatorKey(key)).toBe(false);
  expect(() => createOperatorEncryption(key)).toThrow(/no key of an operator|not valid for specified curve/);
});
