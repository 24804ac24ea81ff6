import { readdir } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deriveSecretKey } from '../keys.ts';
import { freshEmail, goodPassword } from '../testing/people.ts';
import { startProcess, type BackendProcess } from '../testing/start-process.ts';
import { picture, serveStorage, type ServedStorage } from '../testing/storage.ts';

let served: ServedStorage;
beforeAll(async () => {
  served = await serveStorage();
});
afterAll(() => served.stop());

const rounds = 4;
const writers = 8;

/** Uploads new pictures and replaces one until the process is gone, and notes down what was acknowledged. */
async function upload(server: BackendProcess, acknowledged: string[]): Promise<void> {
  const client = server.client();
  const { data } = await client.auth.signUp({ email: freshEmail(), password: goodPassword });
  const pictures = client.storage.from('pictures');
  for (let index = 0; data.user; index += 1) {
    const path = `${data.user.id}/${index}.png`;
    if ((await pictures.upload(path, picture(20_000), { contentType: 'image/png' })).error) return;
    acknowledged.push(path);
    const again = { contentType: 'image/png', upsert: true };
    if ((await pictures.upload(`${data.user.id}/0.png`, picture(30_000), again)).error) return;
  }
}

test('a process killed while eight upload loses nothing acknowledged, and no file is left behind', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess({ databaseUrl: served.databaseUrl, uploads: served.folder });
    const writing = Promise.all(Array.from({ length: writers }, () => upload(server, acknowledged)));
    const enough = acknowledged.length + 10 + round;
    await vi.waitUntil(() => acknowledged.length >= enough, { timeout: 30_000, interval: 1 });
    await server.kill();
    await writing;
  }
  const operator = createClient(served.url, deriveSecretKey(served.options.signingKey)).storage.from('pictures');
  const sizes = await Promise.all(acknowledged.map(async (path) => (await operator.download(path)).data?.size));
  expect(sizes.filter((size) => size !== 20_000 && size !== 30_000)).toEqual([]);
  // As if the hour of an unfinished upload were over.
  await served.sql`update storage.discarded_contents set due_at = now()`;
  await served.backend.sweep();
  const [objects] = await served.sql`select count(*)::int as count from storage.objects`;
  expect(await served.countFiles()).toBe(objects?.count);
  expect((await readdir(served.folder, { recursive: true })).filter((name) => name.endsWith('.draft'))).toEqual([]);
});
