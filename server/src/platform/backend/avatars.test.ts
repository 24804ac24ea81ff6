import { createClient } from '@supabase/supabase-js';
import { publishableKeyOf } from '@alento/backend/keys.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const avatarsOf = async ({ token }: TestPerson) =>
  createClient(app.url, await publishableKeyOf(app.signingKey), { accessToken: async () => token }).storage.from(
    'avatars',
  );

test('a person uploads an avatar, everybody sees it, and nobody else replaces it', async () => {
  const [ana, rui] = await Promise.all([app.signUp(), app.signUp()]);
  const path = `${ana.id}/avatar.png`;
  const [hers, his] = [await avatarsOf(ana), await avatarsOf(rui)];
  expect((await hers.upload(path, pixel, { contentType: 'image/png' })).error).toBeNull();
  const seen = await fetch(hers.getPublicUrl(path).data.publicUrl);
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
  expect((await his.upload(path, pixel, { contentType: 'image/png', upsert: true })).error).toMatchObject({
    status: 403,
  });
  expect((await his.remove([path])).data).toEqual([]);
  expect((await hers.upload(`${ana.id}/a.txt`, 'words', { contentType: 'text/plain' })).error).toMatchObject({
    status: 415,
  });
  const large = Buffer.concat([pixel, Buffer.alloc(5 * 1024 * 1024)]);
  expect((await hers.upload(`${ana.id}/b.png`, large, { contentType: 'image/png' })).error).toMatchObject({
    status: 413,
  });
});

test('the log names the path of no upload', async () => {
  expect(app.logLines.join('')).not.toContain('avatar.png');
});
