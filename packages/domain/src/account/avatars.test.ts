import { expect, test } from 'vitest';
import { findAvatar, avatars, avatarUrl } from './avatars.ts';

test.each(avatars)('the address of %s names it', (avatar) => {
  expect(findAvatar(avatarUrl(avatar))).toBe(avatar);
});

test.each([null, '', '/avatars/nobody-320.webp', 'https://example.com/avatars/fox-320.webp'])(
  '%j names no avatar',
  (url) => {
    expect(findAvatar(url)).toBeNull();
  },
);
