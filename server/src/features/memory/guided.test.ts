import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { consentToMemory, postMemory, readMemories, readNews } from '#testing/memories.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

test('the guided companion brings up what is added by hand, and saves nothing by itself', async () => {
  const person = await app.signUp();
  await consentToMemory(app, person);
  await postMemory(app, person, { text: 'Prova em março.' });
  const { id, messages } = await createSession(app, person, { language: 'pt' });
  expect(messages[0]?.text).toContain('“Prova em março”.');
  await hearReply(await postMessage(app, person, id, { text: 'Minha irmã se chama Ana.' }));
  await app.request('PATCH', `/api/sessions/${id}`, { as: person, json: { state: 'completed' } });
  expect(await readNews(app, person)).toEqual([]);
  expect((await readMemories(app, person)).memories).toHaveLength(1);
  expect(await app.sql`select from public.memory_reviews where user_id = ${person.id}`).toHaveLength(0);
});
