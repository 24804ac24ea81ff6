import { expect, test } from 'vitest';
import { findPackageProblems } from './packages.ts';

const root = { name: 'alento', devDependencies: { knip: '1.2.3' }, allowScripts: { decided: false } };
const lock = { packages: { '': {}, 'node_modules/knip': {}, 'node_modules/decided': { hasInstallScript: true } } };

test('exact versions, decided scripts and no address pass', () => {
  expect(
    findPackageProblems([lock], [root, { name: 'web', dependencies: { knip: '1.2.3', '@alento/domain': '*' } }]),
  ).toEqual([]);
});

test.each([
  ['a range', lock, { name: 'web', dependencies: { vite: '^8.0.0' } }, 'is not an exact version'],
  ['two versions of one package', lock, { name: 'web', dependencies: { knip: '1.2.4' } }, 'is 1.2.3 elsewhere'],
  [
    'an undecided script',
    { packages: { 'node_modules/a': { hasInstallScript: true } } },
    root,
    'has an install script',
  ],
  ['a locked address', { packages: { 'node_modules/a': { resolved: 'https://example.com/a' } } }, root, 'address'],
])('%s is found', (_, lockFile, manifest, problem) => {
  expect(findPackageProblems([lockFile], [root, manifest]).join()).toContain(problem);
});
