import { expect, test } from 'vitest';
import { nativePlatform } from './native-platform.ts';

test('a browser is no native platform', () => {
  expect(nativePlatform({})).toBeUndefined();
  expect(nativePlatform({ Capacitor: { isNativePlatform: () => false, getPlatform: () => 'web' } })).toBeUndefined();
});

test('an app tells which one it is', () => {
  expect(nativePlatform({ Capacitor: { isNativePlatform: () => true, getPlatform: () => 'ios' } })).toBe('ios');
});
