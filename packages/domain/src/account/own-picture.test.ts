import { expect, test } from 'vitest';
import { parseOwnPicture } from './own-picture.ts';

test.each(['/avatars/fox-320.webp', 'https://alento.example/storage/v1/object/public/avatars/6f0f8f0e/1.webp'])(
  '%s is shown',
  (url) => {
    expect(parseOwnPicture(url)).toBe(url);
  },
);

test.each([null, undefined, 7, '', 'https://lh3.example.com/a/me', 'javascript:alert(1)', '/avatars/../x.webp'])(
  '%j is not shown',
  (url) => {
    expect(parseOwnPicture(url)).toBeNull();
  },
);
