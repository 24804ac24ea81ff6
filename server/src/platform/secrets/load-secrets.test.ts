import { generateSigningKey } from '@alento/backend/keys.ts';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadEncryptionKey, loadPushKey, loadSigningKey } from './load-secrets.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alento-secrets-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

const load = async (given: { signingKey?: string; encryptionKey?: string; pushKey?: string } = {}) => ({
  signingKey: await loadSigningKey({ dataDir, configured: given.signingKey }),
  encryptionKey: await loadEncryptionKey({ dataDir, configured: given.encryptionKey }),
  pushKey: await loadPushKey({ dataDir, configured: given.pushKey }),
});

test('the first start makes the secrets and the next finds them', async () => {
  const first = await load();
  expect(first.encryptionKey).toHaveLength(32);
  expect(Buffer.from(first.pushKey, 'base64url')).toHaveLength(32);
  expect(first.signingKey).toMatchObject({ kty: 'EC', crv: 'P-256', d: expect.any(String), kid: expect.any(String) });
  expect(await load()).toEqual(first);
});

test('only the owner may read them', async () => {
  await load();
  for (const name of await readdir(join(dataDir, 'secrets'))) {
    expect((await stat(join(dataDir, 'secrets', name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
});

test('several processes that start at once agree, and leave nothing else behind', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => load()));
  for (const secrets of all) expect(secrets).toEqual(all[0]);
  expect((await readdir(join(dataDir, 'secrets'))).toSorted()).toEqual([
    'encryption-key',
    'push-key',
    'signing-key.json',
  ]);
});

test('what is configured is taken, and nothing is written', async () => {
  const encryptionKey = Buffer.alloc(32, 7).toString('base64');
  const pushKey = Buffer.alloc(32, 3).toString('base64url');
  const secrets = await load({
    encryptionKey,
    signingKey: JSON.stringify({ ...(await generateSigningKey()), kid: 'mine' }),
    pushKey,
  });
  expect(secrets.pushKey).toBe(pushKey);
  expect(secrets.encryptionKey).toEqual(Buffer.alloc(32, 7));
  expect(secrets.signingKey.kid).toBe('mine');
  expect(await readdir(dataDir)).toEqual([]);
});

test.each(['encryption-key', 'push-key', 'signing-key.json'])(
  'a damaged %s stops the start, named and not quoted',
  async (name) => {
    await load();
    const path = join(dataDir, 'secrets', name);
    await chmod(path, 0o600);
    await writeFile(path, '{"d":"half-of-a-secret');
    const refusal = await load().catch(String);
    expect(refusal).toMatch(/key is damaged: restore [A-Z]+_KEY/);
    expect(refusal).toContain(name);
    expect(refusal).not.toContain('half');
  },
);
