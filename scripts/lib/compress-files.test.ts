import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'alento-compress-'))));
afterAll(() => rm(folder, { recursive: true }));

test('what shrinks gets a twin in each encoding, and the rest is left alone', async () => {
  const script = 'export const calm = true;\n'.repeat(100);
  const files = { 'app.js': script, 'tiny.js': 'calm()', 'font.woff2': script };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await compressFiles(Object.keys(files).map((name) => join(folder, name)));
  expect((await readdir(folder)).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2', 'tiny.js']);
  expect(brotliDecompressSync(await readFile(join(folder, 'app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'app.js.gz'))).toString()).toBe(script);
});
