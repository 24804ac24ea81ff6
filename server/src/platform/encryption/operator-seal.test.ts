import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOperatorKeys, isOperatorKey, openAsOperator, sealForOperator } from './operator-seal.ts';

const keys = createOperatorKeys();
const text = 'isto me magoou 😔';
const refused = /unknown seal|unable to authenticate|not valid for specified curve/;

test('what is sealed is opened by the private key and is no plain text', () => {
  const sealed = sealForOperator(keys.publicKey)(text);
  expect(openAsOperator(keys.privateKey, sealed)).toBe(text);
  expect(sealed.includes('magoou')).toBe(false);
});

test('every seal has a key of its own', () => {
  const seal = sealForOperator(keys.publicKey);
  const [one, other] = [seal(text), seal(text)];
  expect(one.subarray(0, 65).equals(other.subarray(0, 65))).toBe(false);
});

test('another private key opens nothing', () => {
  const sealed = sealForOperator(keys.publicKey)(text);
  expect(() => openAsOperator(createOperatorKeys().privateKey, sealed)).toThrow('unable to authenticate');
});

test('a changed or missing byte anywhere is refused', () => {
  const sealed = sealForOperator(keys.publicKey)(text);
  for (const [index, byte] of sealed.entries()) {
    const changed = Buffer.from(sealed);
    changed[index] = byte ^ 1;
    expect(() => openAsOperator(keys.privateKey, changed), `byte ${index}`).toThrow(refused);
    expect(() => openAsOperator(keys.privateKey, sealed.subarray(0, index))).toThrow(refused);
  }
});

test('a public key of the curve is one to seal to', () => {
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
  expect(() => sealForOperator(key)).toThrow(/no key of an operator|not valid for specified curve/);
});
