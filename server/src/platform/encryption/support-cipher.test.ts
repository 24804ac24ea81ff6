import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSupportCipher } from './support-cipher.ts';

const cipher = createSupportCipher(randomBytes(32));
const id = randomUUID();

test('what is encrypted is read again, and only as what it was', () => {
  const encrypted = cipher.encrypt(id, 'message', 'the timer stops');
  expect(encrypted.toString()).not.toContain('timer');
  expect(cipher.decrypt(id, 'message', encrypted)).toBe('the timer stops');
  expect(() => cipher.decrypt(id, 'email', encrypted)).toThrow('authenticate');
  expect(() => cipher.decrypt(randomUUID(), 'message', encrypted)).toThrow('authenticate');
  expect(() => createSupportCipher(randomBytes(32)).decrypt(id, 'message', encrypted)).toThrow('authenticate');
});

test('a digest is the same for the same text of a kind under the same key, and no other', () => {
  const digest = cipher.digest('email', 'ana@example.com');
  expect(cipher.digest('email', 'ana@example.com')).toEqual(digest);
  expect(cipher.digest('network', 'ana@example.com')).not.toEqual(digest);
  expect(createSupportCipher(randomBytes(32)).digest('email', 'ana@example.com')).not.toEqual(digest);
});
