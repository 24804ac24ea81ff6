import { expect, test } from 'vitest';
import { avatarOfUrl, avatars, avatarUrl, ownPictureUrl } from './avatars.ts';

test.each(avatars)('the address of %s names it', (avatar) => {
  expect(avatarOfUrl(avatarUrl(avatar))).toBe(avatar);
});

test.each([null, '', '/avatars/nobody-320.webp', 'https://example.com/avatars/fox-320.webp'])(
  '%j names no avatar',
  (url) => {
    expect(avatarOfUrl(url)).toBeNull();
  },
);

test.each(['/avatars/fox-320.webp', 'https://alento.example/storage/v1/object/public/avatars/6f0f8f0e/1.webp'])(
  '%s is shown',
  (url) => {
    expect(ownPictureUrl(url)).toBe(url);
  },
);

test.each([null, undefined, '', 'https://lh3.example.com/a/me', 'javascript:alert(1)', '/avatars/../x.webp'])(
  '%j is not shown',
  (url) => {
    expect(ownPictureUrl(url)).toBeNull();
  },
);
