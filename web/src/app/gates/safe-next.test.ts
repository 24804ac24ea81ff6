import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test('a path of ours is followed', () => {
  expect(safeNext('/session/42?x=1')).toBe('/session/42?x=1');
});

test.each([
  [null],
  [''],
  ['/'],
  ['/login?next=/login'],
  ['https://evil.example'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['javascript:alert(1)'],
  ['/\n/evil.example'],
])('%j leads home', (next) => {
  expect(safeNext(next)).toBe('/app');
});
