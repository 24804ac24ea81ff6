import { expect, test } from 'vitest';
import { getBillingPlatform } from './platform.ts';

test.each([
  ['android', 'android-play'],
  ['ios', 'ios-appstore'],
  ['web', 'web-stripe'],
  ['electron', 'web-stripe'],
  [undefined, 'web-stripe'],
])('%s is billed by %s', (native, platform) => {
  expect(getBillingPlatform(native)).toBe(platform);
});
