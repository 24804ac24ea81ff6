import { expect, test } from 'vitest';
import { findByNeedFiles, findNativeFiles } from './build-manifest.ts';

test('what only an app loads is told from what it shares with browsers', () => {
  const manifest = {
    'src/app/root.tsx': {
      file: 'root.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['src/platform/native/pulses.ts', 'src/app/late.ts'],
    },
    'src/app/late.ts': { file: 'late.js' },
    'src/platform/native/pulses.ts': { file: 'pulses.js', imports: ['_shared.js', '_core.js'] },
    '_shared.js': { file: 'shared.js' },
    '_core.js': { file: 'core.js', dynamicImports: ['web.js'] },
    'web.js': { file: 'web.js' },
    'sign.woff2': { file: 'sign.woff2' },
  };
  expect([...findNativeFiles(manifest)].toSorted()).toEqual(['core.js', 'pulses.js', 'web.js']);
});

test('what only operators open is not kept beforehand, and what it shares with others is', () => {
  const manifest = {
    'src/app/root.tsx': { file: 'root.js', isEntry: true, dynamicImports: ['../locales/en/admin.json'] },
    'src/app/routes/home.tsx?route': { file: 'home.js', isEntry: true, imports: ['_shared.js'] },
    'src/app/routes/admin.tsx?route': { file: 'admin.js', isEntry: true, imports: ['_shared.js', '_desk.js'] },
    '../locales/en/admin.json': { file: 'words.js' },
    '_shared.js': { file: 'shared.js' },
    '_desk.js': { file: 'desk.js' },
  };
  expect([...findByNeedFiles(manifest)].toSorted()).toEqual(['admin.js', 'desk.js', 'words.js']);
});
