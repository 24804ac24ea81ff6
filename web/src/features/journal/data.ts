import type { JournalEntry, JournalPage } from '@alento/domain/journal/schema.ts';
import { api } from '#lib/api.ts';
import type { OutboxApi } from '#lib/outbox/entry.ts';

const { journal } = api.api;
const entry = journal[':id'];

/** What was written last, or before a page that was read. */
export async function readEntries(cursor: string | null): Promise<JournalPage> {
  const response = await journal.$get({ query: cursor === null ? {} : { cursor } });
  return response.json();
}

/** Keeps and deletes entries of whoever is signed in. */
export const journalApi: OutboxApi<JournalEntry> = {
  keep: async ({ id, ...kept }) => (await entry.$put({ param: { id }, json: kept })).json(),
  remove: async (id) => {
    await entry.$delete({ param: { id } });
  },
};
