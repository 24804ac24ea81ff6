import { expect, test } from 'vitest';
import type { Manifest } from '../../web/build-manifest.ts';
import { findOverspending, weigh, weighKept } from './budgets.ts';

const manifest: Manifest = {
  'app/entry.ts': { file: 'entry.js', src: 'app/entry.ts', imports: ['_react.js'] },
  'app/chat.tsx?route': { file: 'chat.js', src: 'app/chat.tsx?route', imports: ['_react.js', '_list.js'] },
  '_list.js': { file: 'list.js', imports: ['_react.js', '_list.js'] },
  '_react.js': { file: 'react.js' },
};
const sizes: Record<string, number> = { 'entry.js': 1_000, 'chat.js': 3_000, 'list.js': 2_000, 'react.js': 60_000 };
const sizeOf = (file: string): number => sizes[file] ?? Number.NaN;
const entry = { name: 'the entry', sources: ['app/entry.ts'], limit: 61 };
const chat = { name: 'a conversation', sources: ['app/chat.tsx'], after: ['app/entry.ts'], limit: 4 };

test('a part weighs what it imports, once, without what was there before', () => {
  const weights = weigh(manifest, [entry, chat], sizeOf);
  expect(weights.map(({ kilobytes }) => kilobytes)).toEqual([61, 5]);
});

test('only what has grown beyond its budget is a problem', () => {
  expect(findOverspending(weigh(manifest, [entry, chat], sizeOf))).toEqual([
    'a conversation weighs 5.0 kB of its 4 kB',
  ]);
});

test('a budget for something that is not built is a mistake', () => {
  expect(() => weigh(manifest, [{ ...entry, sources: ['app/gone.ts'] }], sizeOf)).toThrow('app/gone.ts');
});

test('what a device keeps is weighed apart from what a language adds', () => {
  const kept = {
    shared: ['/entry.js?revision=1', '/chat.js'],
    languages: { pt: ['/list.js'], ja: ['/list.js', '/chat.js'] },
  };
  const weights = weighKept(kept, { shared: 4, language: 4 }, sizeOf);
  expect(weights.map(({ kilobytes }) => kilobytes)).toEqual([4, 2, 5]);
  expect(findOverspending(weights)).toEqual(['What a device keeps for ja weighs 5.0 kB of its 4 kB']);
});
