import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { personCipher } from './person-cipher.ts';
import { decrypt, encrypt } from './encrypt.ts';

const key = randomBytes(32);
const refused = /unknown ciphertext|unable to authenticate/;

test('what is encrypted decrypts to the same text and hides it', () => {
  const encrypted = encrypt(key, 'ana/1', 'estou cansada 😔');
  expect(decrypt(key, 'ana/1', encrypted).toString()).toBe('estou cansada 😔');
  expect(encrypted.includes('cansada')).toBe(false);
  expect(encrypted[0]).toBe(1);
  expect(encrypted).toHaveLength(1 + 12 + Buffer.byteLength('estou cansada 😔') + 16);
});

test('two ciphertexts of one text differ', () => {
  expect(encrypt(key, 'ana/1', 'same').equals(encrypt(key, 'ana/1', 'same'))).toBe(false);
});

test('an empty text can be encrypted', () => {
  expect(decrypt(key, 'ana/1', encrypt(key, 'ana/1', '')).toString()).toBe('');
});

test('a changed byte anywhere is refused', () => {
  const encrypted = encrypt(key, 'ana/1', 'words');
  for (const [index, byte] of encrypted.entries()) {
    const changed = Buffer.from(encrypted);
    changed[index] = byte ^ 1;
    expect(() => decrypt(key, 'ana/1', changed)).toThrow(refused);
  }
});

test('a truncated ciphertext is refused', () => {
  const encrypted = encrypt(key, 'ana/1', 'words');
  for (let length = 0; length < encrypted.length; length += 1) {
    expect(() => decrypt(key, 'ana/1', encrypted.subarray(0, length))).toThrow(refused);
  }
});

test('a text moved to another message, person or key is refused', () => {
  const ana = personCipher(key, 'ana');
  const encrypted = ana.encrypt('1', 'words');
  expect(ana.decrypt('1', encrypted)).toBe('words');
  expect(() => ana.decrypt('2', encrypted)).toThrow(refused);
  expect(() => personCipher(key, 'rui').decrypt('1', encrypted)).toThrow(refused);
  expect(() => personCipher(randomBytes(32), 'ana').decrypt('1', encrypted)).toThrow(refused);
});
