import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

const folder = join(root, 'docs/decisions');

test('the list of decisions names each of them once, in order', () => {
  const files = readdirSync(folder).filter((file) => /^\d{3}-/.test(file) && !file.startsWith('000'));
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const listed = [...list.matchAll(/^\| (\d{3}) \| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, , file]) => file);
  expect(listed).toEqual(files.toSorted());
});
