import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { personCipher } from '#platform/encryption/person-cipher.ts';
import { turnCacheKey } from './turn-cache-key.ts';

const cipher = () => personCipher(randomBytes(32), 'ana');

test('a message has one key as long as its person’s key is the same', () => {
  const ana = cipher();
  expect(turnCacheKey(ana, '1')).toBe(turnCacheKey(ana, '1'));
  expect(turnCacheKey(ana, '1')).not.toBe(turnCacheKey(ana, '2'));
  expect(turnCacheKey(ana, '1')).not.toBe(turnCacheKey(cipher(), '1'));
});

test('only the newest hundred of a person are remembered', () => {
  const ana = cipher();
  const first = turnCacheKey(ana, '0');
  const second = turnCacheKey(ana, '1');
  for (let message = 2; message < 100; message += 1) turnCacheKey(ana, String(message));
  expect(turnCacheKey(ana, '0')).toBe(first);
  turnCacheKey(ana, '100');
  expect(turnCacheKey(ana, '1')).not.toBe(second);
  expect(turnCacheKey(ana, '0')).toBe(first);
});
