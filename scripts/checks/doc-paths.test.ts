import { expect, test } from 'vitest';
import { findBrokenLinks, findMissingPaths } from './doc-paths.ts';

const exists = (path: string) => ['server/src/app.ts', 'docs/architecture.md', 'scripts'].includes(path);

test('paths that exist, patterns and what a build makes pass', () => {
  const text =
    'See `server/src/app.ts`, `scripts/`, `server/src/features/<feature>/data.ts`, `web/build/client` and `locales/*/chat.json`.';
  expect(findMissingPaths('README.md', text, exists)).toEqual([]);
});

test('a path that is gone is named with its page', () => {
  expect(findMissingPaths('docs/x.md', 'See `server/src/gone.ts`.', exists)).toEqual([
    'docs/x.md cites server/src/gone.ts, which does not exist',
  ]);
});

test('a link is resolved from the folder of its page', () => {
  expect(
    findBrokenLinks('docs/decisions/001-x.md', '[a](../architecture.md) [b](https://example.com/x)', exists),
  ).toEqual([]);
  expect(findBrokenLinks('docs/decisions/001-x.md', '[a](architecture.md)', exists)).toHaveLength(1);
});
