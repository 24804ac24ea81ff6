import { memoryConsentVersion } from '@alento/domain/memory/limits.ts';
import type { Memory, MemoryList, MemoryNews } from '@alento/domain/memory/schema.ts';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPerson } from './test-app.ts';

/** Switches memory on for a person. */
export async function consentToMemory(app: Pick<TestApp, 'request'>, person: TestPerson): Promise<MemoryList> {
  const json = { version: memoryConsentVersion };
  const response = await app.request('PUT', '/api/memories/consent', { as: person, json });
  if (response.status !== 200) throw new Error(`PUT /api/memories/consent answered ${response.status}`);
  return (await response.json()) as MemoryList;
}

/** Has a person add a memory by hand; the answer as it comes. */
export function postMemory(
  app: Pick<TestApp, 'request'>,
  person: TestPerson,
  memory: { text: string; id?: string; sessionId?: string },
): Promise<Response> {
  return app.request('POST', '/api/memories', { as: person, json: { id: randomUUID(), ...memory } });
}

export async function readMemories(app: Pick<TestApp, 'request'>, person: TestPerson): Promise<MemoryList> {
  return (await (await app.request('GET', '/api/memories', { as: person })).json()) as MemoryList;
}

/** The user's memory news, once no review is running. */
export async function readNews(app: Pick<TestApp, 'request'>, person: TestPerson): Promise<Memory[]> {
  for (;;) {
    const response = await app.request('GET', '/api/memories/news', { as: person });
    const news = (await response.json()) as MemoryNews;
    if (!news.isLooking) return news.memories;
  }
}
