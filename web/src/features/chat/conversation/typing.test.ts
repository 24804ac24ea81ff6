import { expect, test } from 'vitest';
import { isComposing } from './typing.ts';

test('a key that ends a composition belongs to the input method', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
