import { createClient } from '@supabase/supabase-js';
import { derivePublishableKey } from '@alento/backend/keys.ts';
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
  createClient(app.url, await derivePublishableKey(app.signingKey), { accessToken: async () => token }).storage.from(
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

test('a link for an upload ends with the session that it was made in', async () => {
  const ana = await app.signUp();
  const pictures = await avatarsOf(ana);
  const link = async (name: string) => {
    const { data } = await pictures.createSignedUploadUrl(`${ana.id}/${name}`);
    return data ?? { path: '', token: '' };
  };
  const [used, late] = [await link('used.png'), await link('late.png')];
  const upload = ({ path, token }: { path: string; token: string }) =>
    pictures.uploadToSignedUrl(path, token, pixel, { contentType: 'image/png' });
  expect((await upload(used)).error).toBeNull();
  await app.sql`delete from auth.sessions where user_id = ${ana.id}`;
  expect((await upload(late)).error).toMatchObject({ status: 401 });
});

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>';

test.each([
  ['a drawing with a script', 'image/svg+xml', Buffer.from(script)],
  ['a drawing that says it is a photo', 'image/png', Buffer.from(script)],
  ['a page that says it is a photo', 'image/jpeg', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a moving picture', 'image/gif', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
])('%s is refused as a picture', async (_, contentType, bytes) => {
  const ana = await app.signUp();
  const hers = await avatarsOf(ana);
  const { error } = await hers.upload(`${ana.id}/avatar`, bytes, { contentType });
  expect(error).toMatchObject({ status: expect.toBeOneOf([400, 415]) });
  expect((await hers.list(ana.id)).data).toEqual([]);
});

test('no path leads out of the own folder, however it is written', async () => {
  const [ana, rui] = await Promise.all([app.signUp(), app.signUp()]);
  const [hers, key] = [await avatarsOf(ana), await derivePublishableKey(app.signingKey)];
  for (const path of [`${ana.id}/../${rui.id}/avatar.png`, `../${rui.id}/avatar.png`, `${rui.id}/avatar.png`]) {
    expect((await hers.upload(path, pixel, { contentType: 'image/png' })).error).not.toBeNull();
    const raw = await fetch(
      `${app.url}/storage/v1/object/avatars/${path.replaceAll('..', '%2e%2e').replaceAll('/', '%2f')}`,
      {
        method: 'POST',
        headers: { apikey: key, authorization: `Bearer ${ana.token}`, 'content-type': 'image/png' },
        body: pixel,
      },
    );
    expect(raw.ok).toBe(false);
  }
  expect((await (await avatarsOf(rui)).list(rui.id)).data).toEqual([]);
});

test('the log names the path of no upload', async () => {
  expect(app.logLines.join('')).not.toContain('avatar.png');
});
