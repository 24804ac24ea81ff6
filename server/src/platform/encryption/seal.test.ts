import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { personCipher } from './person-cipher.ts';
import { open, seal } from './seal.ts';

const key = randomBytes(32);
const refused = /unknown seal|unable to authenticate/;

test('what is sealed can be opened and is no plain text', () => {
  const sealed = seal(key, 'ana/1', 'estou cansada 😔');
  expect(open(key, 'ana/1', sealed).toString()).toBe('estou cansada 😔');
  expect(sealed.includes('cansada')).toBe(false);
  expect(sealed[0]).toBe(1);
  expect(sealed).toHaveLength(1 + 12 + Buffer.byteLength('estou cansada 😔') + 16);
});

test('two seals of one text differ', () => {
  expect(seal(key, 'ana/1', 'same').equals(seal(key, 'ana/1', 'same'))).toBe(false);
});

test('an empty text can be sealed', () => {
  expect(open(key, 'ana/1', seal(key, 'ana/1', '')).toString()).toBe('');
});

test('a changed byte anywhere is refused', () => {
  const sealed = seal(key, 'ana/1', 'words');
  for (const [index, byte] of sealed.entries()) {
    const changed = Buffer.from(sealed);
    changed[index] = byte ^ 1;
    expect(() => open(key, 'ana/1', changed)).toThrow(refused);
  }
});

test('a truncated seal is refused', () => {
  const sealed = seal(key, 'ana/1', 'words');
  for (let length = 0; length < sealed.length; length += 1) {
    expect(() => open(key, 'ana/1', sealed.subarray(0, length))).toThrow(refused);
  }
});

test('a text moved to another message, person or key is refused', () => {
  const ana = personCipher(key, 'ana');
  const sealed = ana.encrypt('1', 'words');
  expect(ana.decrypt('1', sealed)).toBe('words');
  expect(() => ana.decrypt('2', sealed)).toThrow(refused);
  expect(() => personCipher(key, 'rui').decrypt('1', sealed)).toThrow(refused);
  expect(() => personCipher(randomBytes(32), 'ana').decrypt('1', sealed)).toThrow(refused);
});
