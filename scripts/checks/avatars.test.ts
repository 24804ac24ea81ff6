import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Avatar, avatars, avatarSizes, avatarUrl } from '@alento/domain/account/avatars.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

const folder = join(root, 'web/public/avatars');
const mostBytes = { 96: 4096, 320: 16384 } as const;

const wordsIn = (language: string) =>
  (
    JSON.parse(readFileSync(join(root, 'locales', language, 'account.json'), 'utf8')) as {
      avatars: Partial<Record<Avatar, { name: string; alt: string }>>;
    }
  ).avatars;

test('there are fifteen avatars', () => {
  expect(new Set(avatars).size).toBe(15);
});

test.each(avatars)('%s has small WebP pictures in every size', (avatar) => {
  for (const size of avatarSizes) {
    const file = join(root, 'web/public', avatarUrl(avatar, size));
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
    expect(statSync(file).size).toBeLessThanOrEqual(mostBytes[size]);
  }
});

test('no picture lies about that is no avatar', () => {
  const wanted = avatars.flatMap((avatar) => avatarSizes.map((size) => `${avatar}-${size}.webp`));
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
});

test.each(languageCodes)('every avatar has a name of its own and says what it shows in %s', (language) => {
  const words = wordsIn(language);
  for (const avatar of avatars) expect(words[avatar]?.alt.length ?? 0).toBeGreaterThan(8);
  expect(new Set(avatars.map((avatar) => words[avatar]?.name)).size).toBe(avatars.length);
});
