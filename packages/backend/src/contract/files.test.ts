import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operatorClient } from './operator-client.ts';
import { signUpPerson, type Person } from '../testing/people.ts';
import { picture, serveStorage, type ServedStorage } from '../testing/storage.ts';

let served: ServedStorage;
let ana: Person;
beforeAll(async () => {
  served = await serveStorage();
});
afterAll(() => served.stop());
beforeEach(async () => {
  ana = await signUpPerson(served);
});

const papers = () => ana.client.storage.from('papers');
const pictures = () => ana.client.storage.from('pictures');
const mine = (name: string) => `${ana.user.id}/${name}`;
const text = { contentType: 'text/plain' };
const upload = async (name: string, content: string) => {
  const { error } = await papers().upload(mine(name), content, text);
  if (error) throw error;
};
const read = async (name: string) => (await papers().download(mine(name))).data?.text();

test('upload stores a file, and download answers the same bytes', async () => {
  const { data, error } = await papers().upload(mine('letter.txt'), 'dear diary', text);
  expect(error).toBeNull();
  expect(data).toEqual({ id: expect.any(String), path: mine('letter.txt'), fullPath: `papers/${mine('letter.txt')}` });
  expect(await read('letter.txt')).toBe('dear diary');
  const blob = new Blob([picture()], { type: 'image/png' });
  expect((await pictures().upload(mine('me.png'), blob)).error).toBeNull();
  expect((await pictures().download(mine('me.png'))).data).toMatchObject({ size: 100, type: 'image/png' });
});

test('upload refuses a name that is taken, unless upsert is asked for', async () => {
  await upload('a.txt', 'first');
  const { error } = await papers().upload(mine('a.txt'), 'second', text);
  expect(error).toMatchObject({ name: 'StorageApiError', statusCode: '409', code: 'KeyAlreadyExists' });
  expect(await read('a.txt')).toBe('first');
  expect((await papers().upload(mine('a.txt'), 'third', { ...text, upsert: true })).error).toBeNull();
  expect(await read('a.txt')).toBe('third');
});

test('update replaces what is there', async () => {
  await upload('a.txt', 'first');
  expect((await papers().update(mine('a.txt'), 'second', text)).error).toBeNull();
  expect(await read('a.txt')).toBe('second');
});

test('info tells of a file, kept an hour by default, and exists whether it is there', async () => {
  await papers().upload(mine('a.txt'), 'first', { ...text, metadata: { mood: 'calm' } });
  const { data } = await papers().info(mine('a.txt'));
  expect(data).toMatchObject({
    name: mine('a.txt'),
    size: 5,
    contentType: 'text/plain',
    cacheControl: 'max-age=3600',
    metadata: { mood: 'calm' },
  });
  expect((await papers().exists(mine('a.txt'))).data).toBe(true);
  expect((await papers().exists(mine('b.txt'))).data).toBe(false);
});

test('list answers a hundred from the first, by name, or what is asked for', async () => {
  for (const name of ['c.txt', 'a.txt', 'b.txt', 'deep/d.txt']) await upload(name, name);
  const names = ({ data }: { data: { name: string }[] | null }) => data?.map(({ name }) => name);
  expect(names(await papers().list(ana.user.id))).toEqual(['a.txt', 'b.txt', 'c.txt', 'deep']);
  const options = { limit: 2, offset: 1, sortBy: { column: 'name', order: 'desc' } };
  expect(names(await papers().list(ana.user.id, options))).toEqual(['c.txt', 'b.txt']);
  expect(names(await papers().list(ana.user.id, { search: 'b' }))).toEqual(['b.txt']);
});

test('listV2 answers whole names page by page, and folders where it is told what parts them', async () => {
  for (const name of ['c.txt', 'a.txt', 'b.txt', 'deep/d.txt', 'deep/e.txt']) await upload(name, name);
  const first = await papers().listV2({ prefix: `${ana.user.id}/`, limit: 3 });
  expect(first.data).toMatchObject({ hasNext: true, folders: [] });
  expect(first.data?.objects.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt'].map(mine));
  const second = await papers().listV2({ prefix: `${ana.user.id}/`, limit: 3, cursor: first.data?.nextCursor ?? '' });
  expect(second.data?.objects.map(({ name }) => name)).toEqual(['deep/d.txt', 'deep/e.txt'].map(mine));
  expect(second.data).toMatchObject({ hasNext: false });
  expect(second.data).not.toHaveProperty('nextCursor');
  const parted = await papers().listV2({ prefix: `${ana.user.id}/`, with_delimiter: true });
  expect(parted.data?.folders.map(({ name }) => name)).toEqual([mine('deep/')]);
  expect(parted.data?.objects).toHaveLength(3);
  expect((await papers().listV2({ cursor: 'nonsense' })).error).toMatchObject({ status: 400 });
  const { client } = await signUpPerson(served);
  const stranger = await client.storage.from('papers').listV2({ prefix: ana.user.id });
  expect(stranger.data).toMatchObject({ hasNext: false, folders: [], objects: [] });
});

test('move and copy give a file another name, and remove takes it away', async () => {
  await upload('a.txt', 'first');
  expect((await papers().move(mine('a.txt'), mine('b.txt'))).error).toBeNull();
  expect((await papers().copy(mine('b.txt'), mine('c.txt'))).data?.path).toBe(`papers/${mine('c.txt')}`);
  expect([await read('a.txt'), await read('b.txt'), await read('c.txt')]).toEqual([undefined, 'first', 'first']);
  const removed = await papers().remove([mine('b.txt'), mine('c.txt'), mine('d.txt')]);
  expect(removed.data?.map(({ name }) => name).toSorted()).toEqual([mine('b.txt'), mine('c.txt')]);
  expect((await papers().list(ana.user.id)).data).toEqual([]);
});

test('createSignedUrl and createSignedUrls make links that open without a key', async () => {
  await upload('a.txt', 'first');
  const { data } = await papers().createSignedUrl(mine('a.txt'), 60, { download: 'letter.txt' });
  const answer = await fetch(data?.signedUrl ?? '');
  expect(await answer.text()).toBe('first');
  expect(answer.headers.get('content-disposition')).toContain('letter.txt');
  const several = await papers().createSignedUrls([mine('a.txt'), mine('b.txt')], 60);
  expect(several.data).toMatchObject([{ error: null }, { error: expect.any(String), signedUrl: null }]);
  expect(await (await fetch(several.data?.[0]?.signedUrl ?? '')).text()).toBe('first');
});

test('createSignedUploadUrl lets somebody without a key upload by uploadToSignedUrl', async () => {
  const { data } = await papers().createSignedUploadUrl(mine('a.txt'));
  const guest = served.client().storage.from('papers');
  const uploaded = await guest.uploadToSignedUrl(mine('a.txt'), data?.token ?? '', 'from a guest', text);
  expect(uploaded).toMatchObject({ error: null, data: { path: mine('a.txt') } });
  expect(await read('a.txt')).toBe('from a guest');
});

test('getPublicUrl leads to a file of a public bucket', async () => {
  await pictures().upload(mine('me.png'), picture(), { contentType: 'image/png' });
  const answer = await fetch(pictures().getPublicUrl(mine('me.png')).data.publicUrl);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  await upload('a.txt', 'first');
  expect((await fetch(papers().getPublicUrl(mine('a.txt')).data.publicUrl)).status).toBe(404);
});

test('listBuckets and getBucket answer the operator', async () => {
  const { storage } = operatorClient(served);
  expect((await storage.listBuckets()).data).toMatchObject([{ id: 'papers' }, { id: 'pictures', public: true }]);
  expect((await storage.getBucket('papers')).data).toMatchObject({ id: 'papers', public: false });
});

test('setHeader goes with a request', async () => {
  await upload('a.txt', 'first');
  const { storage } = ana.client;
  const upsert = (content: string) => papers().setHeader('x-upsert', 'true').update(mine('a.txt'), content, text);
  expect((await upsert('second')).error).toBeNull();
  expect((await storage.setHeader('authorization', 'Bearer nonsense').from('papers').list()).error).not.toBeNull();
});

test('throwOnError throws what is otherwise answered', async () => {
  const { storage } = ana.client;
  await expect(storage.throwOnError().getBucket('nothing')).rejects.toMatchObject({ status: 404 });
  await expect(papers().throwOnError().info(mine('nothing'))).rejects.toMatchObject({ status: 404 });
});

test('a file is there for its owner only', async () => {
  await upload('a.txt', 'first');
  const { client } = await signUpPerson(served);
  const stranger = client.storage.from('papers');
  expect((await stranger.download(mine('a.txt'))).error).toMatchObject({ status: 404 });
  expect((await stranger.upload(mine('b.txt'), 'x', text)).error).toMatchObject({ status: 403 });
  expect((await stranger.remove([mine('a.txt')])).data).toEqual([]);
  expect((await client.storage.from('nothing').upload('a.txt', 'x', text)).error).toMatchObject({ status: 404 });
});
