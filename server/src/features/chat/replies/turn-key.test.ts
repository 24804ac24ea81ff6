import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { personCipher } from '#platform/encryption/person-cipher.ts';
import { turnKey } from './turn-key.ts';

const cipher = () => personCipher(randomBytes(32), 'ana');

test('a message has one key as long as its person’s key is the same', () => {
  const ana = cipher();
  expect(turnKey(ana, '1')).toBe(turnKey(ana, '1'));
  expect(turnKey(ana, '1')).not.toBe(turnKey(ana, '2'));
  expect(turnKey(ana, '1')).not.toBe(turnKey(cipher(), '1'));
});

test('only the newest hundred of a person are remembered', () => {
  const ana = cipher();
  const first = turnKey(ana, '0');
  const second = turnKey(ana, '1');
  for (let message = 2; message < 100; message += 1) turnKey(ana, String(message));
  expect(turnKey(ana, '0')).toBe(first);
  turnKey(ana, '100');
  expect(turnKey(ana, '1')).not.toBe(second);
  expect(turnKey(ana, '0')).toBe(first);
});
