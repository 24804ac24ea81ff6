import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeS3, type FakeS3 } from '../testing/fake-s3.ts';
import { signUpPerson, type Person } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { picture, storageSchema } from '../testing/storage.ts';
import { createS3Store } from './contents/s3-store.ts';

let fake: FakeS3;
let served: ServedBackend;
let ana: Person;
beforeAll(async () => {
  fake = await startFakeS3();
  served = await serveBackend({ contents: createS3Store(fake.options) });
  await served.sql.script(storageSchema);
  ana = await signUpPerson(served);
});
afterAll(async () => {
  await served.stop();
  await fake.stop();
});

const pictures = () => ana.client.storage.from('pictures');
const png = { contentType: 'image/png', upsert: true };

test('objects live on an S3-compatible service, from upload to removal', async () => {
  const path = `${ana.user.id}/photo.png`;
  expect((await pictures().upload(path, picture(500), png)).error).toBeNull();
  expect(fake.objects.size).toBe(1);
  expect([...fake.objects.keys()].join()).not.toContain(ana.user.id);
  expect((await pictures().download(path)).data?.size).toBe(500);
  const part = await fetch(pictures().getPublicUrl(path).data.publicUrl, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  await pictures().upload(path, picture(501), png);
  await pictures().copy(path, `${ana.user.id}/copy.png`);
  expect(fake.objects.size).toBe(2);
  await pictures().remove([path, `${ana.user.id}/copy.png`]);
  expect(fake.objects.size).toBe(0);
});

test('an upload that the service refuses leaves the old object and nothing else', async () => {
  const path = `${ana.user.id}/kept.png`;
  await pictures().upload(path, picture(300), png);
  fake.failures = 3;
  expect((await pictures().upload(path, picture(301), png)).error).toMatchObject({ status: 500 });
  fake.failures = 0;
  expect((await pictures().download(path)).data?.size).toBe(300);
  await served.backend.sweep();
  expect(fake.objects.size).toBe(1);
  expect(await served.sql`select from storage.discarded_contents`).toHaveLength(0);
});

test('an object whose row is refused at the last moment leaves no bytes', async () => {
  const before = fake.objects.size;
  // Lets the trial through, which has no version, and refuses the row itself.
  await served.sql.script(`
    alter table storage.objects add constraint no_more check (version is null) not valid
  `);
  expect((await pictures().upload(`${ana.user.id}/late.png`, picture(), png)).error).toMatchObject({ status: 500 });
  await served.sql.script('alter table storage.objects drop constraint no_more');
  expect(fake.objects.size).toBe(before);
});

test('bytes that the service would not remove are removed later', async () => {
  const path = `${ana.user.id}/stubborn.png`;
  await pictures().upload(path, picture(), png);
  const before = fake.objects.size;
  fake.failures = 3;
  expect((await pictures().remove([path])).data).toHaveLength(1);
  fake.failures = 0;
  expect(fake.objects.size).toBe(before);
  await served.sql`update storage.discarded_contents set due_at = now()`;
  await served.backend.sweep();
  expect(fake.objects.size).toBe(before - 1);
});
