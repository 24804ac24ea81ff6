import { languageCodes } from '@alento/domain/language/languages.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { fetchLanguagesInUse } from './data.ts';
import { warmUp } from './warm-up.ts';

test('others get their turn between the parts that are loaded', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  await warmUp(languageCodes, { signal: new AbortController().signal, pause: 3 });
  clearInterval(others);
  expect(turns).toBeGreaterThanOrEqual(languageCodes.length * 3);
});

test('it ends when the server does', async () => {
  const stopping = new AbortController();
  stopping.abort();
  let hadTurn = false;
  setTimeout(() => (hadTurn = true), 50);
  await warmUp(languageCodes, { signal: stopping.signal, pause: 10_000 });
  expect(hadTurn).toBe(false);
});

test('the languages of the people who are here come first, and English is always there', async () => {
  const database = await createTestDatabase();
  for (const language of ['ja', 'de', 'ja']) {
    const id = randomUUID();
    await database.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
    await database.sql`insert into public.perfis (id_usuario, lingua) values (${id}, ${language})`;
  }
  expect(await fetchLanguagesInUse(database.sql)).toEqual(['ja', 'de', 'en']);
  await database.drop();
});
