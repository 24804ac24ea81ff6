import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { picture, pictureLimit, serveStorage, type ServedStorage } from '../testing/storage.ts';

let served: ServedStorage;
let ana: Person;
let rui: Person;
beforeAll(async () => {
  served = await serveStorage();
  ana = await signUpPerson(served);
  rui = await signUpPerson(served);
});
afterAll(() => served.stop());

const pictures = (person: Person) => person.client.storage.from('pictures');
const papers = (person: Person) => person.client.storage.from('papers');
const png = { contentType: 'image/png' };

test('a person uploads to their own folder, raw and as a form, and downloads the same bytes', async () => {
  for (const [name, body] of [
    ['raw.png', picture(300)],
    ['form.png', new Blob([picture(300)], { type: 'image/png' })],
  ] as const) {
    const path = `${ana.user.id}/${name}`;
    const uploaded = await pictures(ana).upload(path, body, png);
    expect(uploaded.error).toBeNull();
    expect(uploaded.data).toMatchObject({ path, fullPath: `pictures/${path}`, id: expect.any(String) });
    const { data } = await pictures(ana).download(path);
    expect(await data?.bytes()).toEqual(new Uint8Array(picture(300)));
    expect(data?.type).toBe('image/png');
  }
});

test('nobody writes to another folder, to none, or without an account', async () => {
  const before = await served.countFiles();
  const refused = { status: 403, code: 'AccessDenied' };
  expect((await pictures(rui).upload(`${ana.user.id}/hers.png`, picture(), png)).error).toMatchObject(refused);
  expect((await pictures(rui).upload('top.png', picture(), png)).error).toMatchObject(refused);
  const visitor = served.client().storage.from('pictures');
  expect((await visitor.upload(`${ana.user.id}/hers.png`, picture(), png)).error).toMatchObject(refused);
  expect((await visitor.update(`${ana.user.id}/raw.png`, picture(), png)).error).toMatchObject(refused);
  expect(await served.countFiles()).toBe(before);
});

test('a second upload of one name is refused, unless upsert replaces it', async () => {
  const path = `${ana.user.id}/again.png`;
  const first = await pictures(ana).upload(path, picture(200), png);
  expect((await pictures(ana).upload(path, picture(201), png)).error).toMatchObject({ status: 409 });
  const before = await served.countFiles();
  const replaced = await pictures(ana).upload(path, picture(202), { ...png, upsert: true });
  expect(replaced.data?.id).toBe(first.data?.id);
  expect((await pictures(ana).download(path)).data?.size).toBe(202);
  expect(await served.countFiles()).toBe(before);
});

test('update replaces what exists and makes nothing new', async () => {
  const path = `${ana.user.id}/update.png`;
  expect((await pictures(ana).update(path, picture(), png)).error).toMatchObject({ status: 404, code: 'NoSuchKey' });
  await pictures(ana).upload(path, picture(), png);
  expect((await pictures(ana).update(path, picture(150), png)).error).toBeNull();
  expect((await pictures(ana).download(path)).data?.size).toBe(150);
  expect((await pictures(rui).update(path, picture(), png)).error).toMatchObject({ code: 'NoSuchKey' });
});

test('the size is counted, whatever the client says of it', async () => {
  const path = `${ana.user.id}/large.png`;
  const refused = { status: 413, code: 'EntityTooLarge' };
  expect((await pictures(ana).upload(path, picture(pictureLimit), png)).error).toBeNull();
  expect((await pictures(ana).upload(path, picture(pictureLimit + 1), { ...png, upsert: true })).error).toMatchObject(
    refused,
  );
  const form = new Blob([picture(pictureLimit + 1)], { type: 'image/png' });
  expect((await pictures(ana).upload(path, form, { upsert: true })).error).toMatchObject(refused);
  // A stream has no declared length at all.
  const stream = new Blob([picture(20 * pictureLimit)]).stream();
  expect((await pictures(ana).upload(path, stream, { ...png, upsert: true })).error).toMatchObject(refused);
  expect((await pictures(ana).info(path)).data?.size).toBe(pictureLimit);
});

test('the kind is found in the content and refused if it is not allowed or not what was said', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const drawing = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(50)]);
  const refused = {
    status: 415,
    code: 'InvalidMimeType',
    message: expect.stringMatching(/^mime type \S+ is not supported$/) as string,
  };
  for (const [index, [body, contentType]] of (
    [
      [page, 'image/png'],
      [page, 'text/html'],
      [drawing, 'image/png'],
      [drawing, 'image/svg+xml'],
      [gif, 'image/gif'],
      [gif, 'image/png'],
      [picture(), 'image/jpeg'],
      [picture(), 'text/html'],
      [Buffer.alloc(0), 'image/png'],
    ] as const
  ).entries()) {
    const { error } = await pictures(ana).upload(`${ana.user.id}/odd-${index}`, body, { contentType });
    expect(error).toMatchObject(refused);
  }
  // The client's default content type.
  await pictures(ana).upload(`${ana.user.id}/unsaid`, picture());
  expect((await pictures(ana).info(`${ana.user.id}/unsaid`)).data?.contentType).toBe('image/png');
});

test.each(['../x', 'a/../../x', 'a//b', './x', 'a/', 'a\\b', 'a/\u0000', 'a\u202Egnp.exe', 'x'.repeat(1025), ' '])(
  'the name %j is refused',
  async (tail) => {
    const token = ana.session.access_token;
    const move = await raw(served, '/storage/v1/object/move', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        bucketId: 'pictures',
        sourceKey: `${ana.user.id}/raw.png`,
        destinationKey: `${ana.user.id}/${tail}`,
      }),
    });
    expect(move).toMatchObject({ status: 400, body: { code: 'InvalidKey' } });
  },
);

test('a path that climbs out of a folder reaches nobody', async () => {
  const answer = await raw(served, `/storage/v1/object/pictures/${rui.user.id}%2F..%2F${ana.user.id}%2Fraw.png`, {
    headers: { authorization: `Bearer ${rui.session.access_token}` },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidKey' } });
});

test('a name has one form, however it is written', async () => {
  const composed = `${ana.user.id}/caf\u00e9 100% ç.png`;
  const decomposed = composed.normalize('NFD');
  const upload = await raw(served, `/storage/v1/object/pictures/${encodeURIComponent(decomposed)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.session.access_token}`, 'content-type': 'image/png' },
    body: picture(),
  });
  expect(upload).toMatchObject({ status: 200, body: { Key: `pictures/${composed}` } });
  const { data } = await pictures(ana).list(ana.user.id, { search: 'caf\u00e9' });
  expect(data?.map(({ name }) => name)).toEqual(['caf\u00e9 100% ç.png']);
});

test('cache control and metadata are kept, and their defaults', async () => {
  const plain = `${ana.user.id}/plain.txt`;
  await papers(ana).upload(plain, 'words', { contentType: 'text/plain' });
  expect((await papers(ana).info(plain)).data).toMatchObject({
    name: plain,
    bucketId: 'papers',
    size: 5,
    contentType: 'text/plain',
    cacheControl: 'max-age=3600',
    metadata: {},
    id: expect.any(String),
  });
  const kept = `${ana.user.id}/kept.txt`;
  await papers(ana).upload(kept, new Blob(['words']), { cacheControl: '60', metadata: { from: 'a "test"' } });
  expect((await papers(ana).info(kept)).data).toMatchObject({
    cacheControl: 'max-age=60',
    metadata: { from: 'a "test"' },
  });
});

test('forms that hold no file, two, or nonsense, and unknown buckets are refused', async () => {
  const send = (body: string | FormData, headers: Record<string, string> = {}, bucket = 'papers') =>
    raw(served, `/storage/v1/object/${bucket}/${ana.user.id}/form`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.session.access_token}`, ...headers },
      body,
    });
  const empty = new FormData();
  empty.set('cacheControl', '1');
  const two = new FormData();
  two.append('a', new Blob(['a']));
  two.append('b', new Blob(['b']));
  for (const body of [empty, two]) expect(await send(body)).toMatchObject({ status: 400 });
  expect(await send('nonsense', { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({ status: 400 });
  expect(await send('x', { 'x-metadata': 'bm90IGpzb24=' })).toMatchObject({ status: 400 });
  expect(await send('x', {}, 'nowhere')).toMatchObject({ status: 404, body: { code: 'NoSuchBucket' } });
});

test('ten uploads of one name at once leave one object and one file', async () => {
  const before = await served.countFiles();
  const path = `${ana.user.id}/race.png`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      pictures(ana).upload(path, picture(200 + index), { ...png, upsert: true }),
    ),
  );
  expect(answers.filter(({ error }) => error).map(({ error }) => error)).toEqual([]);
  const rows = await served.sql`select from storage.objects where name = ${path}`;
  expect(rows).toHaveLength(1);
  expect(await served.countFiles()).toBe(before + 1);
  expect((await pictures(ana).download(path)).error).toBeNull();
});

test('a token that outlived its account stores nothing', async () => {
  const gone = await signUpPerson(served);
  const path = `${gone.user.id}/late.png`;
  await gone.client.storage.from('pictures').upload(`${gone.user.id}/early.png`, picture(), png);
  const before = await served.countFiles();
  await served.sql`delete from auth.users where id = ${gone.user.id}`;
  await served.backend.sweep();
  expect(await served.countFiles()).toBe(before - 1);
  const { error } = await gone.client.storage.from('pictures').upload(path, picture(), png);
  expect(error).toMatchObject({ code: 'Unauthorized' });
  expect(await served.countFiles()).toBe(before - 1);
});

test('what an upload left that never ended is swept', async () => {
  const before = await served.countFiles();
  const { contents } = served.options;
  await served.sql`insert into storage.discarded_contents (key, due_at) values ('left', now()), ('running', now() + interval '1 hour')`;
  await contents?.write('left', picture());
  await contents?.write('running', picture());
  await served.backend.sweep();
  expect(await served.countFiles()).toBe(before + 1);
  expect(await served.sql`select key from storage.discarded_contents`).toEqual([{ key: 'running' }]);
});
