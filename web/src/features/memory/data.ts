import { memoryConsentVersion } from '@alento/domain/memory/limits.ts';
import type { ConsentWithdrawal, Memory, MemoryList, MemoryNews, NewMemory } from '@alento/domain/memory/schema.ts';
import { api } from '#lib/api.ts';

const memories = api.api.memories;

export async function listMemories(): Promise<MemoryList> {
  const response = await memories.$get();
  return response.json();
}

export async function addMemory(memory: NewMemory): Promise<Memory> {
  const response = await memories.$post({ json: memory });
  return response.json();
}

export async function changeMemory({ id, text }: { id: string; text: string }): Promise<Memory> {
  const response = await memories[':id'].$patch({ param: { id }, json: { text } });
  return response.json();
}

export async function deleteMemory(id: string): Promise<void> {
  await memories[':id'].$delete({ param: { id } });
}

export async function deleteMemories(): Promise<void> {
  await memories.$delete();
}

export async function giveConsent(): Promise<MemoryList> {
  const response = await memories.consent.$put({ json: { version: memoryConsentVersion } });
  return response.json();
}

export async function withdrawConsent(remembered: ConsentWithdrawal['memories']): Promise<MemoryList> {
  const response = await memories.consent.$delete({ query: { memories: remembered } });
  return response.json();
}

export async function readNews(): Promise<MemoryNews> {
  const response = await memories.news.$get();
  return response.json();
}

export async function markMemoriesSeen(ids: string[]): Promise<void> {
  await memories.noticed.$post({ json: { ids } });
}
