import { expect, test } from 'vitest';
import { findNativeFiles } from './build-manifest.ts';

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
