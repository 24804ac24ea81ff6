import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveSecretKey } from '../keys.ts';
import { signUpPerson, type Person } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { picture, serveStorage, type ServedStorage } from '../testing/storage.ts';

let served: ServedStorage;
let ana: Person;
let rui: Person;
let photo: string;
let letter: string;
beforeAll(async () => {
  served = await serveStorage();
  ana = await signUpPerson(served);
  rui = await signUpPerson(served);
  photo = `${ana.user.id}/album/photo.png`;
  letter = `${ana.user.id}/letter.txt`;
  await pictures(ana).upload(photo, picture(1000), { contentType: 'image/png' });
  await papers(ana).upload(letter, 'dear diary', { contentType: 'text/plain' });
});
afterAll(() => served.stop());

const pictures = ({ client }: Pick<Person, 'client'>) => client.storage.from('pictures');
const papers = ({ client }: Pick<Person, 'client'>) => client.storage.from('papers');
const bearer = ({ session }: Person) => ({ authorization: `Bearer ${session.access_token}` });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${served.url}/storage/v1/object/${path}`, { method, headers });
const missing = { status: 404, code: 'NoSuchKey' };

test('what is private is there for its owner only', async () => {
  expect((await papers(ana).download(letter)).data?.size).toBe(10);
  expect((await papers(ana).exists(letter)).data).toBe(true);
  for (const stranger of [rui, { client: served.client() }]) {
    expect((await papers(stranger).download(letter)).error).toMatchObject({ name: 'StorageApiError', status: 404 });
    expect((await papers(stranger).info(letter)).error).toMatchObject(missing);
    expect((await papers(stranger).exists(letter)).data).toBe(false);
    expect((await papers(stranger).list(ana.user.id)).data).toEqual([]);
    expect((await papers(stranger).remove([letter])).data).toEqual([]);
    expect((await papers(stranger).move(letter, `${rui.user.id}/stolen`)).error).toMatchObject(missing);
    expect((await papers(stranger).copy(letter, `${rui.user.id}/stolen`)).error).toMatchObject(missing);
    expect((await papers(stranger).createSignedUrl(letter, 60)).error).toMatchObject(missing);
    expect((await papers(stranger).createSignedUploadUrl(letter, { upsert: true })).error?.message).toMatch(/policy/);
    expect((await get(`public/papers/${letter}`)).status).toBe(404);
  }
  expect((await papers(ana).info(letter)).error).toBeNull();
});

test('a public bucket is read by anybody at its public address, and only there', async () => {
  const { publicUrl } = pictures({ client: served.client() }).getPublicUrl(photo).data;
  const answer = await fetch(publicUrl);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('max-age=3600');
  expect((await answer.arrayBuffer()).byteLength).toBe(1000);
  expect((await get(`pictures/${photo}`)).status).toBe(404);
  expect((await get(`info/public/pictures/${photo}`)).status).toBe(200);
  expect((await get(`info/pictures/${photo}`)).status).toBe(404);
  expect((await get(`public/pictures/${ana.user.id}/nothing.png`)).status).toBe(404);
});

test('an answer says what its bytes are and lets no browser run them', async () => {
  const image = await get(`authenticated/pictures/${photo}`, bearer(ana));
  expect(Object.fromEntries(image.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '1000',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
    'accept-ranges': 'bytes',
  });
  const page = `${ana.user.id}/ação "x".html`;
  await papers(ana).upload(page, '<script>alert(1)</script>', { contentType: 'text/html' });
  const text = await get(`papers/${encodeURIComponent(page)}`, bearer(ana));
  expect(text.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''a%C3%A7%C3%A3o%20%22x%22.html`);
  expect(text.headers.get('x-content-type-options')).toBe('nosniff');
  const renamed = await get(`public/pictures/${photo}?download=me%0d%0aset-cookie:x.png`);
  expect(renamed.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''me%0D%0Aset-cookie%3Ax.png`);
  expect(renamed.headers.get('set-cookie')).toBeNull();
});

test('who has the bytes already is not sent them again', async () => {
  const first = await get(`public/pictures/${photo}`);
  const etag = first.headers.get('etag') ?? '';
  const second = await get(`public/pictures/${photo}`, { 'if-none-match': `"other", W/${etag}` });
  expect([second.status, await second.text()]).toEqual([304, '']);
  const since = { 'if-modified-since': first.headers.get('last-modified') ?? '' };
  expect((await get(`public/pictures/${photo}`, since)).status).toBe(304);
  expect((await get(`public/pictures/${photo}`, { ...since, 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/1000', 10],
  ['bytes=990-', 206, 'bytes 990-999/1000', 10],
  ['bytes=-5', 206, 'bytes 995-999/1000', 5],
  ['bytes=-5000', 206, 'bytes 0-999/1000', 1000],
  ['bytes=10-5000', 206, 'bytes 10-999/1000', 990],
  ['bytes=9-1', 200, null, 1000],
  ['bytes=0-1,5-6', 200, null, 1000],
  ['lines=1-2', 200, null, 1000],
])('the range %s is answered with %d', async (range, status, contentRange, length) => {
  const answer = await get(`public/pictures/${photo}`, { range });
  const body = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-range'), body.length]).toEqual([status, contentRange, length]);
  const start = Number(/bytes (\d+)/.exec(contentRange ?? '')?.[1] ?? 0);
  expect(body.equals(picture(1000).subarray(start, start + length))).toBe(true);
});

test('a range that cannot be is refused, and one of another version is ignored', async () => {
  expect((await get(`public/pictures/${photo}`, { range: 'bytes=1000-' })).status).toBe(416);
  expect((await get(`public/pictures/${photo}`, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  const head = await get(`public/pictures/${photo}`, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
});

test('a list is relative to its folder, sorted by name, and folders have no id', async () => {
  const { user, client } = await signUpPerson(served);
  for (const name of ['b.txt', 'a.txt', 'C.txt', 'deep/er/x.txt', 'deep/y.txt', '100%_\\'.replace('\\', 'x')]) {
    await client.storage.from('papers').upload(`${user.id}/${name}`, name, { contentType: 'text/plain' });
  }
  const list = async (path: string, options = {}) => {
    const { data, error } = await client.storage.from('papers').list(path, options);
    return error ?? data.map(({ name, id }) => (id ? name : `${name}/`));
  };
  expect(await list(user.id)).toEqual(['100%_x', 'C.txt', 'a.txt', 'b.txt', 'deep/']);
  expect(await list(`${user.id}/deep/`)).toEqual(['er/', 'y.txt']);
  expect(await list('')).toEqual([`${user.id}/`]);
  expect(await list(user.id, { limit: 2, offset: 1 })).toEqual(['C.txt', 'a.txt']);
  expect(await list(user.id, { sortBy: { column: 'name', order: 'desc' }, limit: 2 })).toEqual(['deep/', 'b.txt']);
  expect(await list(user.id, { sortBy: { column: 'created_at', order: 'asc' }, limit: 2 })).toEqual(['deep/', 'b.txt']);
  expect(await list(user.id, { search: 'A' })).toEqual(['a.txt']);
  expect(await list('%')).toEqual([]);
  expect(await list(user.id, { sortBy: { column: 'name; drop table storage.objects' } })).toMatchObject({
    status: 400,
  });
  expect(await list(user.id, { limit: 5000 })).toMatchObject({ status: 400 });
  const { data } = await client.storage.from('papers').list(user.id, { limit: 1 });
  expect(data?.[0]).toMatchObject({ metadata: { size: 6, mimetype: 'text/plain' }, created_at: expect.any(String) });
});

test('a list without options takes the defaults: one hundred from the first, by name', async () => {
  const person = await signUpPerson(served);
  await served.sql`
    insert into storage.objects (bucket_id, name, metadata)
    select 'papers', ${`${person.user.id}/`} || lpad(n::text, 3, '0'), '{}' from generate_series(1, 120) n
  `;
  const answer = await raw(served, '/storage/v1/object/list/papers', {
    method: 'POST',
    headers: bearer(person),
    body: JSON.stringify({ prefix: person.user.id }),
  });
  const names = (answer.body as { name: string }[]).map(({ name }) => name);
  expect([names.length, names[0], names.at(-1)]).toEqual([100, '001', '100']);
});

test('an owner moves, copies and removes; nothing lands in a stranger’s folder', async () => {
  const from = `${ana.user.id}/from.png`;
  const to = `${ana.user.id}/to.png`;
  const theirs = `${rui.user.id}/gift.png`;
  await pictures(ana).upload(from, picture(400), { contentType: 'image/png', metadata: { a: 1 } });
  const before = await served.countFiles();
  expect((await pictures(ana).move(from, theirs)).error).toMatchObject({ status: 403 });
  expect((await pictures(ana).copy(from, theirs)).error).toMatchObject({ status: 403 });
  expect((await pictures(ana).move(from, photo)).error).toMatchObject({ status: 409 });
  expect((await pictures(ana).copy(from, photo)).error).toMatchObject({ status: 409 });
  expect((await pictures(ana).move(from, to)).data).toEqual({ message: 'Successfully moved' });
  expect((await pictures(ana).exists(from)).data).toBe(false);
  expect(await served.countFiles()).toBe(before);
  expect((await pictures(ana).copy(to, from)).data).toEqual({ path: `pictures/${from}` });
  expect((await pictures(ana).info(from)).data).toMatchObject({ size: 400, metadata: { a: 1 } });
  expect(await served.countFiles()).toBe(before + 1);
  const removed = await pictures(ana).remove([from, to, theirs, 'nothing']);
  expect(removed.data?.map(({ name }) => name).toSorted()).toEqual([from, to]);
  expect(await served.countFiles()).toBe(before - 1);
});

test('an object goes to another bucket only if that takes its kind and size', async () => {
  const to = { destinationBucket: 'pictures' };
  expect((await papers(ana).copy(letter, `${ana.user.id}/letter.png`, to)).error).toMatchObject({ status: 415 });
  const large = `${ana.user.id}/large.png`;
  await papers(ana).upload(large, picture(70_000), { contentType: 'image/png' });
  expect((await papers(ana).move(large, large, to)).error).toMatchObject({ status: 413 });
  await papers(ana).upload(`${ana.user.id}/small.png`, picture(), { contentType: 'image/png' });
  expect((await papers(ana).move(`${ana.user.id}/small.png`, `${ana.user.id}/small.png`, to)).error).toBeNull();
});

test('a signed link opens its object without a key, for a while, and nothing else', async () => {
  const { data } = await papers(ana).createSignedUrl(letter, 60, { download: 'my letter.txt' });
  const answer = await fetch(data?.signedUrl ?? '');
  expect([answer.status, await answer.text()]).toEqual([200, 'dear diary']);
  expect(answer.headers.get('content-disposition')).toContain('my%20letter.txt');
  const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '';
  const statusOf = async (path: string) => (await get(path)).status;
  expect(await statusOf(`sign/pictures/${photo}?token=${token}`)).toBe(400);
  expect(await statusOf(`sign/papers/${letter}?token=${ana.session.access_token}`)).toBe(400);
  expect(await statusOf(`sign/papers/${letter}`)).toBe(400);
  expect(await statusOf(`sign/papers/${letter}?token=${token.slice(0, -3)}`)).toBe(400);
  const used = await fetch(`${served.url}/storage/v1/object/upload/sign/papers/${letter}?token=${token}`, {
    method: 'PUT',
    body: 'x',
  });
  expect(used.status).toBe(400);
  const short = await papers(ana).createSignedUrl(letter, 1);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect((await fetch(short.data?.signedUrl ?? '')).status).toBe(400);
  expect((await papers(ana).createSignedUrl(letter, 0)).error).toMatchObject({ status: 400 });
});

test('several links are signed at once, and those that may not be are named', async () => {
  const { data } = await papers(ana).createSignedUrls([letter, 'nothing'], 60);
  expect(data?.[0]).toMatchObject({ error: null, path: letter, signedUrl: expect.stringContaining('token=') });
  expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200);
  expect(data?.[1]).toMatchObject({ error: expect.any(String), path: 'nothing', signedUrl: null });
  const strangers = await papers({ client: served.client() }).createSignedUrls([letter], 60);
  expect(strangers.data?.[0]).toMatchObject({ signedUrl: null });
});

test('a signed upload is its signer’s: once without upsert, and only at its name', async () => {
  const path = `${ana.user.id}/signed.png`;
  const { data } = await pictures(ana).createSignedUploadUrl(path);
  const anybody = pictures({ client: served.client() });
  const upload = (name: string, token: string) =>
    anybody.uploadToSignedUrl(name, token, picture(), { contentType: 'image/png', upsert: true });
  expect((await upload(`${ana.user.id}/other.png`, data?.token ?? '')).error).toMatchObject({ code: 'InvalidJWT' });
  expect((await upload(path, data?.token ?? '')).data).toMatchObject({ path, fullPath: `pictures/${path}` });
  const [row] = await served.sql`select owner_id from storage.objects where name = ${path}`;
  expect(row?.owner_id).toBe(ana.user.id);
  expect((await upload(path, data?.token ?? '')).error).toMatchObject({ status: 409 });
  const page = new Blob(['<script>'], { type: 'text/html' });
  expect((await anybody.uploadToSignedUrl(path, data?.token ?? '', page)).error).not.toBeNull();
});

test('without a key nothing tells about the server, and a wrong key or token is refused', async () => {
  for (const path of [
    '',
    'info',
    'status',
    'object/info',
    'object/info/papers',
    'bucket/papers',
    'object/list/papers',
  ]) {
    const answer = await raw(served, `/storage/v1/${path}`);
    expect(answer.status).toBe(404);
    expect(JSON.stringify(answer.body)).not.toMatch(/postgres|\/tmp|sb_/);
  }
  expect((await get(`papers/${letter}`, { apikey: 'wrong' })).status).toBe(401);
  expect((await get(`papers/${letter}`, { authorization: 'Bearer wrong' })).status).toBe(401);
});

test('the log knows no name of a file', async () => {
  served.events.length = 0;
  await served.sql`alter table storage.objects rename to objects_gone`;
  expect((await papers(ana).download(letter)).error).toMatchObject({ status: 500 });
  await served.sql`alter table storage.objects_gone rename to objects`;
  expect(served.events.map(({ code, reason }) => [code, reason])).toEqual([['backend.unexpected', '42P01']]);
  expect(JSON.stringify(served.events)).not.toMatch(/letter|papers/);
});

test('the operator sees the buckets, others do not, and nobody makes one from outside', async () => {
  const operator = createClient(served.url, deriveSecretKey(served.options.signingKey)).storage;
  expect((await operator.listBuckets()).data?.map(({ id }) => id)).toEqual(['papers', 'pictures']);
  expect((await operator.getBucket('pictures')).data).toMatchObject({ public: true, file_size_limit: 65_536 });
  expect((await operator.createBucket('more')).error).toMatchObject({ status: 404, code: 'NoSuchRoute' });
  for (const client of [ana.client, served.client()]) {
    expect((await client.storage.listBuckets()).data).toEqual([]);
    expect((await client.storage.getBucket('papers')).error).toMatchObject({ status: 404, code: 'NoSuchBucket' });
    expect((await client.storage.emptyBucket('papers')).error).toMatchObject({ status: 404 });
  }
});

test('the secret key is beyond row-level security', async () => {
  const headers = { apikey: deriveSecretKey(served.options.signingKey) };
  expect((await get(`papers/${letter}`, headers)).status).toBe(200);
  expect((await get(`papers/${letter}`, { authorization: `Bearer ${headers.apikey}` })).status).toBe(200);
  expect((await get(`papers/${letter}`, { apikey: `${headers.apikey.slice(0, -1)}!` })).status).toBe(401);
});
