import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { postJson, raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
let ana: Person;
let bento: Person;
let noteOfAna: string;
beforeAll(async () => {
  served = await serveBackend();
  [ana, bento] = await Promise.all([signUpPerson(served), signUpPerson(served)]);
  const { data, error } = await ana.client
    .from('notes')
    .insert({ title: 'mine' })
    .select('id')
    .single<{ id: string }>();
  if (error) throw error;
  noteOfAna = data.id;
});
afterAll(() => served.stop());

test('another person sees, changes and deletes nothing of it', async () => {
  const notes = () => bento.client.from('notes');
  expect((await notes().select()).data).toEqual([]);
  expect((await notes().select('*', { count: 'exact', head: true })).count).toBe(0);
  expect((await notes().update({ title: 'stolen' }).eq('id', noteOfAna).select()).data).toEqual([]);
  expect((await notes().delete().eq('id', noteOfAna).select()).data).toEqual([]);
  const takeover = await notes().upsert({ id: noteOfAna, title: 'stolen' }).select();
  expect(takeover).toMatchObject({ status: 403, error: { code: '42501' } });
  expect((await ana.client.from('notes').select('title')).data).toEqual([{ title: 'mine' }]);
});

test('nobody writes in another person’s name', async () => {
  const forged = await bento.client.from('notes').insert({ title: 'forged', owner: ana.user.id });
  expect(forged).toMatchObject({ status: 403, error: { code: '42501' } });
  await bento.client.from('notes').insert({ title: 'own' });
  const given = await bento.client.from('notes').update({ owner: ana.user.id }).eq('title', 'own');
  expect(given).toMatchObject({ status: 403, error: { code: '42501' } });
});

test('a visitor with the publishable key, or with none, is refused by the grants', async () => {
  const visitor = served.client().from('notes');
  expect(await visitor.select()).toMatchObject({ status: 401, error: { code: '42501' } });
  expect(await visitor.insert({ title: 'x' })).toMatchObject({ status: 401, error: { code: '42501' } });
  expect(await visitor.update({ title: 'x' }).eq('id', noteOfAna)).toMatchObject({ status: 401 });
  expect(await visitor.delete().eq('id', noteOfAna)).toMatchObject({ status: 401 });
  expect((await raw(served, '/rest/v1/notes')).status).toBe(401);
  expect((await postJson(served, '/rest/v1/notes', { title: 'x' })).status).toBe(401);
});

test('a verb that is not listed is refused, whatever the database would grant', async () => {
  const other = await serveBackend({ tables: { notes: { select: ['id'] } } });
  const person = await signUpPerson(other);
  const notes = () => person.client.from('notes');
  expect((await notes().select()).error).toBeNull();
  for (const refused of [
    await notes().insert({ id: noteOfAna }),
    await notes().update({ id: noteOfAna }).eq('id', noteOfAna),
    await notes().delete().eq('id', noteOfAna),
  ]) {
    expect(refused).toMatchObject({ status: 403, error: { code: '42501' } });
  }
  await other.stop();
});

test('one person’s refused write disturbs nobody’s login', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const [refused, login] = await Promise.all([
        bento.client.from('notes').insert({ title: 'forged', owner: ana.user.id }),
        served.client().auth.signInWithPassword(ana),
      ]);
      return `${refused.error?.code} ${login.error}`;
    }),
  );
  expect(outcomes).toEqual(Array(10).fill('42501 null'));
});

test('parallel requests of two people never see each other’s rows', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const person = index % 2 ? ana : bento;
      const { data } = await person.client.from('notes').select('owner').returns<{ owner: string }[]>();
      return data?.every(({ owner }) => owner === person.user.id);
    }),
  );
  expect(answers).toEqual(Array(100).fill(true));
});
