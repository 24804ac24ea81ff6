import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFakeModel, type FakeModel } from '@alento/testing/fake-model.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';
import { estimateTokens } from './replies/fit-window.ts';
import { summaryPrompt } from './prompts/summary.ts';
import { titlePrompt } from './prompts/title.ts';

const windowTokens = 3_000;
const reply = { tokens: ['I hear you.'] };
const summary = { tokens: ['Ana told of ', 'a move to Lisbon.'] };

let fake: FakeModel;
let app: TestApp;
let person: TestPerson;
let sessionId: string;

beforeAll(async () => {
  fake = await startFakeModel();
  const model = createOpenAiCompatible({ baseUrl: fake.url, apiKey: 'k', model: 'm', timeoutMs: 5_000, windowTokens });
  app = await createTestApp({ model });
  person = await app.signUp();
});

afterAll(async () => {
  await app.close();
  await fake.close();
});

beforeEach(async () => {
  fake.requests.length = 0;
  fake.script(reply);
  sessionId = (await createSession(app, person)).id;
});

const long = (word: string): string => `${word} and so on, `.repeat(40);
const isSummary = ({ body }: FakeModel['requests'][number]): boolean =>
  body.messages[0]?.content === summaryPrompt.text;
const isReply = ({ body }: FakeModel['requests'][number]): boolean =>
  ![summaryPrompt.text, titlePrompt.text].includes(body.messages[0]?.content ?? '');
const summaries = () => app.sql<{ up_to: number; body: Buffer; model: string; prompt_version: string }[]>`
  select up_to, body, model, prompt_version from public.session_summaries where session_id = ${sessionId}`;
const tokensOf = ({ body }: FakeModel['requests'][number]): number =>
  body.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);

/** Says something, hears the reply and waits for what goes on after it. */
async function exchange(text: string, afterwards: Parameters<FakeModel['script']>[0] = summary, id = randomUUID()) {
  fake.script(reply, afterwards);
  expect(await hearReply(await postMessage(app, person, sessionId, { id, text }))).toMatchObject({
    ending: 'complete',
  });
  await app.replies.background.idle();
  return id;
}

async function fillWindow(): Promise<void> {
  for (let round = 0; (await summaries()).length === 0; round += 1) {
    if (round > 20) throw new Error('no summary was ever made');
    await exchange(long(`story ${round}`));
  }
}

test('a conversation that fills the window goes on with a summary of its beginning', async () => {
  await fillWindow();
  const asked = fake.requests.find(isSummary);
  expect(asked?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(asked?.body.messages[1]?.content).toMatch(/<person>\nstory 0 [^]*<companion>\nI hear you\.\n<\/companion>/);
  expect(fake.requests.filter(isSummary)).toHaveLength(1);

  await exchange('And then?');
  const [instructions, ...messages] = fake.requests.findLast(isReply)?.body.messages ?? [];
  expect(instructions?.content).toContain('<earlier>\nAna told of a move to Lisbon.\n</earlier>');
  expect(messages.map(({ content }) => content).join()).not.toContain('story 0');
  expect(messages.at(-1)?.content).toContain('And then?');
  expect(fake.requests.map(tokensOf).filter((tokens) => tokens > windowTokens)).toEqual([]);
});

test('the next summary takes the one before with it', async () => {
  await fillWindow();
  const [first] = await summaries();
  for (let round = 0; fake.requests.filter(isSummary).length < 2; round += 1) {
    expect(round).toBeLessThan(20);
    await exchange(long(`later ${round}`), { tokens: ['Both in one.'] });
  }
  const second = fake.requests.findLast(isSummary);
  expect(second?.body.messages[1]?.content).toContain('<earlier>\nAna told of a move to Lisbon.\n</earlier>');
  const [row, ...others] = await summaries();
  expect(others).toEqual([]);
  expect(row?.up_to).toBeGreaterThan(first?.up_to ?? 0);
});

test('a summary is ciphertext, its model and prompt are named, and no message is lost', async () => {
  await fillWindow();
  const [row] = await summaries();
  expect(row).toMatchObject({ model: 'm', prompt_version: `summary-${summaryPrompt.version}` });
  expect(row?.body.toString('latin1')).not.toContain('Lisbon');
  expect(app.logLines.join()).not.toMatch(/Lisbon|story/);
  const { messages } = await readSession(app, person, sessionId);
  expect(messages[1]?.text).toContain('story 0');
});

test.each([
  { status: 500 },
  { tokens: [] },
  { tokens: ['Half a'], ending: 'cut' as const },
  { tokens: ['far too long '.repeat(1_000)] },
])('where the summary fails (%j) the newest messages still go on', async (failure) => {
  for (let round = 0; round < 9; round += 1) await exchange(long(`story ${round}`), failure);
  expect(await summaries()).toEqual([]);
  const replies = fake.requests.filter(isReply);
  expect(replies.at(-1)?.body.messages.at(-1)?.content).toContain('story 8');
  expect(
    replies
      .at(-1)
      ?.body.messages.map(({ content }) => content)
      .join(),
  ).not.toContain('story 0');
  expect(replies.map(tokensOf).filter((tokens) => tokens > windowTokens)).toEqual([]);
});

test('what a person writes anew does not live on in the summary', async () => {
  const id = await exchange(long('a secret'));
  await fillWindow();
  fake.script(reply);
  await hearReply(await postMessage(app, person, sessionId, { text: 'Something else', replaces: id }));
  await app.replies.background.idle();
  expect(await summaries()).toEqual([]);
  expect(fake.requests.findLast(isReply)?.body.messages[0]?.content).not.toContain('<earlier>');
});

test('a summary goes with its session', async () => {
  await fillWindow();
  expect((await app.request('DELETE', `/api/sessions/${sessionId}`, { as: person })).status).toBe(204);
  expect(await summaries()).toEqual([]);
});

test('name, style and the moods of the last days shape what the model is told', async () => {
  const told = async (): Promise<string> => {
    await exchange('Hello');
    return fake.requests.findLast(isReply)?.body.messages[0]?.content ?? '';
  };
  const stranger = await told();
  expect(stranger).not.toContain('<name>');
  await app.sql`update public.perfis set nome_completo = 'Ana Souza', estilo_terapeuta = 'direto'
    where id_usuario = ${person.id}`;
  await app.sql`delete from public.sessions where user_id = ${person.id} and id <> ${sessionId}`;
  await app.sql`insert into public.mood_entries (user_id, mood, recorded_at)
    select ${person.id}, mood::public.mood_key, now() - age * interval '1 day'
    from (values ('happy', 3), ('good', 2), ('sad', 1), ('verySad', 0)) as moods (mood, age)`;
  const known = await told();
  expect(known).toContain('<name>\nAna\n</name>');
  expect(known).not.toContain('Souza');
  expect(known).toMatch(/style: direct/);
  expect(known).toMatch(/getting heavier/);
});
