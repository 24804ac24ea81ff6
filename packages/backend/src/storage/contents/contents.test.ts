import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeS3, type FakeS3 } from '../../testing/fake-s3.ts';
import type { ContentStore } from './content-store.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let fake: FakeS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-contents-'));
  fake = await startFakeS3();
});
afterAll(async () => {
  await fake.stop();
  await rm(folder, { recursive: true });
});

const stores: [string, () => ContentStore][] = [
  ['disk', () => createDiskStore(folder)],
  ['an S3-compatible service', () => createS3Store(fake.options)],
];
const bytes = Buffer.from('0123456789');
const textOf = async (stream: ReadableStream<Uint8Array> | undefined) => stream && new Response(stream).text();

test.each(stores)('%s keeps bytes, whole and in part, until they are removed', async (_, open) => {
  const store = open();
  const key = '5c5b5f5e-0c0c-4f4f-8d8d-1a1a2b2b3c3c';
  expect(await store.read(key)).toBeUndefined();
  await store.write(key, bytes);
  await store.write('empty', Buffer.alloc(0));
  expect(await textOf(await store.read(key))).toBe('0123456789');
  expect(await textOf(await store.read('empty'))).toBe('');
  expect(await textOf(await store.read(key, { start: 3, end: 5 }))).toBe('345');
  await store.remove(key);
  await store.remove(key);
  expect(await store.read(key)).toBeUndefined();
});

test('on disk the names are hashed, nobody else reads them, and no draft stays', async () => {
  const store = createDiskStore(join(folder, 'names'));
  await store.write('../../escape', bytes);
  await expect(store.write('../../escape', bytes)).resolves.toBeUndefined();
  const files = (await readdir(join(folder, 'names'), { recursive: true })).filter((name) => name.includes('/'));
  expect(files).toEqual([expect.stringMatching(/^([0-9a-f]{2})\/\1[0-9a-f]{62}$/)]);
  const path = join(folder, 'names', files[0] ?? '');
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect(await readFile(path, 'utf8')).toBe('0123456789');
});

test('the service believes the right secret only', async () => {
  const store = createS3Store({ ...fake.options, secretAccessKey: 'wrong' });
  await expect(store.write('key', bytes)).rejects.toMatchObject({ code: 'S3_403' });
  await expect(store.read('key')).rejects.toMatchObject({ code: 'S3_403' });
  await expect(store.remove('key')).rejects.toMatchObject({ code: 'S3_403' });
});

test('a service that is busy is asked again, and one that stays so is reported', async () => {
  const store = createS3Store(fake.options);
  fake.failures = 2;
  await store.write('busy', bytes);
  expect(await textOf(await store.read('busy'))).toBe('0123456789');
  fake.failures = 10;
  await expect(store.read('busy')).rejects.toMatchObject({ code: 'S3_503' });
  fake.failures = 0;
});
