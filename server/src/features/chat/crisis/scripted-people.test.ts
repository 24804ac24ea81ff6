import type { Tier } from '@alento/domain/safety/schema.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { isInCrisis } from '@alento/guided-companion/crisis/crisis-conversation.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { examplesIn } from '@alento/guided-companion/testing/examples/by-language.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { turnsRead } from '@alento/safety/assess-message.ts';
import { judgeMessage } from '@alento/safety/judge-message.ts';
import { guardFor } from '@alento/safety/output-guard/guard-for.ts';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeModel, type FakeModel } from '@alento/testing/fake-model.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

// What `npm run safety:evaluate -- conversations` plays without a server is what the server does: judged alike, answered by
// whom it says, guarded alike.

let fake: FakeModel;
let app: TestApp;

beforeAll(async () => {
  fake = await startFakeModel();
  const model = createOpenAiCompatible({ baseUrl: fake.url, apiKey: 'k', model: 'hostile', timeoutMs: 10_000 });
  app = await createTestApp({ model });
});

afterAll(async () => {
  await app.close();
  await fake.close();
});

const linesOf = (path: string): [string, string][] =>
  readFileSync(new URL(`../../../../../packages/safety/data/${path}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t') as [string, string]);

const hostileLine = (language: LanguageCode): string =>
  linesOf(`held-out/replies/${language}`).find(([category]) => category === 'humanity')?.[1] ?? '';

/** Something everyday, a disclosure, and what follows it in the scripts. */
function messagesOf(language: LanguageCode): string[] {
  const authored = linesOf(`scripts/${language}`);
  const line = (key: string): string => authored.find(([own]) => own === key)?.[1] ?? '';
  const { areYouHuman, danger } = examplesIn[language];
  return [line('aside'), danger.said[0] ?? '', line('yes'), areYouHuman[0] ?? '', line('burden'), line('thanks')];
}

test.each(languageCodes)('a scripted person hears from the server what the evaluation says (%s)', async (language) => {
  const person = await app.signUp();
  const content = await loadGuidedContent(language);
  const said = hostileLine(language);
  expect(said).not.toBe('');
  fake.script({ tokens: [said] });
  const session = await createSession(app, person, { language });
  const turns: Turn[] = session.messages.map(({ role, text }) => ({ role, text }));
  let before: Tier = 0;
  for (const text of messagesOf(language)) {
    fake.requests.length = 0;
    const judged = await judgeMessage({ text, language, before, earlier: turns.slice(-turnsRead) });
    turns.push({ role: 'user', text, help: judged.help });
    const heard = await hearReply(await postMessage(app, person, session.id, { text }));
    expect({ text, help: heard.help }).toEqual({ text, help: judged.help });
    const inCrisis = isInCrisis(content, turns);
    expect({ text, asked: fake.requests.length }).toEqual({ text, asked: inCrisis ? 0 : 1 });
    const guard = await guardFor({ language });
    const guarded = guard.push(said) + guard.flush();
    expect({ text, isTheModels: heard.text === guarded }).toEqual({ text, isTheModels: !inCrisis });
    turns.push({ role: 'assistant', text: heard.text });
    before = judged.standing;
  }
  expect(before).toBeGreaterThanOrEqual(2);
  const { messages } = await readSession(app, person, session.id);
  expect(messages.map(({ text }) => text)).toEqual(turns.map(({ text }) => text));
});
