import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { deriveSecretKey } from '../keys.ts';
import { listen } from '../testing/listen.ts';
import { signUpPerson, type Person } from '../testing/people.ts';
import { picture, serveStorage, type ServedStorage } from '../testing/storage.ts';

let served: ServedStorage;
let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  served = await serveStorage();
  const uploadPerPerson = { attempts: 3, seconds: 600 };
  ({ url, close } = await listen(createBackend({ ...served.options, limits: { uploadPerPerson } })));
});
afterAll(async () => {
  await close();
  await served.stop();
});

const storageFor = (token: string) =>
  createClient(url, served.options.publishableKey, { accessToken: () => Promise.resolve(token) }).storage.from(
    'pictures',
  );
const storageOf = ({ session }: Person) => storageFor(session.access_token);

test('a person uploads so often and no more, and another one is not held up', async () => {
  const [person, other] = [await signUpPerson(served), await signUpPerson(served)];
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((index) => storageOf(person).upload(`${person.user.id}/${index}.png`, picture())),
  );
  expect(answers.filter(({ error }) => !error)).toHaveLength(3);
  expect(answers.flatMap(({ error }) => error ?? [])).toMatchObject([
    { status: 429, message: 'Too many uploads, try again later' },
    { status: 429 },
  ]);
  expect((await storageOf(other).upload(`${other.user.id}/1.png`, picture())).error).toBeNull();
  expect((await storageOf(person).list(person.user.id)).data).toHaveLength(3);
});

test('replacing, copying and signed uploads count, reading and removing do not', async () => {
  const person = await signUpPerson(served);
  const pictures = storageOf(person);
  const path = (name: string) => `${person.user.id}/${name}.png`;
  const signed = await pictures.createSignedUploadUrl(path('signed'));
  await pictures.upload(path('one'), picture());
  await pictures.update(path('one'), picture(200));
  expect((await pictures.copy(path('one'), path('two'))).error).toBeNull();
  const late = [
    await pictures.uploadToSignedUrl(path('signed'), signed.data?.token ?? '', picture()),
    await pictures.copy(path('one'), path('three')),
    await pictures.update(path('one'), picture()),
  ];
  expect(late.map(({ error }) => error && 'status' in error && error.status)).toEqual([429, 429, 429]);
  expect((await pictures.download(path('one'))).error).toBeNull();
  expect((await pictures.move(path('two'), path('four'))).error).toBeNull();
  expect((await pictures.remove([path('four')])).data).toHaveLength(1);
});

test('who is refused is told when to come back, before a byte is read', async () => {
  const { user, session } = await signUpPerson(served);
  const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'image/png' };
  const send = (name: string) =>
    fetch(`${url}/storage/v1/object/pictures/${user.id}/${name}.png`, { method: 'POST', headers, body: picture() });
  for (const name of ['1', '2', '3']) expect((await send(name)).status).toBe(200);
  const refused = await send('4');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await refused.json()).toMatchObject({ code: 'TooManyRequests', statusCode: '429' });
});

test('an upload that row-level security refuses counts, too', async () => {
  const [person, other] = [await signUpPerson(served), await signUpPerson(served)];
  for (let index = 0; index < 3; index += 1) {
    const { error } = await storageOf(person).upload(`${other.user.id}/${index}.png`, picture());
    expect(error).toMatchObject({ status: 403 });
  }
  expect((await storageOf(person).upload(`${person.user.id}/1.png`, picture())).error).toMatchObject({ status: 429 });
});

test('the operator has no limit', async () => {
  const operator = createClient(url, deriveSecretKey(served.options.signingKey)).storage.from('pictures');
  for (let index = 0; index < 5; index += 1) {
    expect((await operator.upload(`operator/${index}.png`, picture())).error).toBeNull();
  }
});
