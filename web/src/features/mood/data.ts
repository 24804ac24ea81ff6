import type { MoodEntry, MoodPage } from '@alento/domain/mood/entry-schema.ts';
import { api } from '#lib/api.ts';
import type { OutboxApi } from '#lib/outbox/entry.ts';

const { moods } = api.api;
const mood = moods[':id'];

/** The moods felt last, or those felt before a page that was read. */
export async function readMoods(cursor: string | null): Promise<MoodPage> {
  const response = await moods.$get({ query: cursor === null ? {} : { cursor } });
  return response.json();
}

/** Keeps and deletes moods of whoever is signed in. */
export const moodsApi: OutboxApi<MoodEntry> = {
  keep: async ({ id, ...kept }: MoodEntry) => (await mood.$put({ param: { id }, json: kept })).json(),
  remove: async (id) => {
    await mood.$delete({ param: { id } });
  },
};
