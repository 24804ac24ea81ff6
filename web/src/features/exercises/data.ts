import type { Run } from '@alento/domain/exercises/schema.ts';
import { maxRunPageSize } from '@alento/domain/exercises/limits.ts';
import { api } from '#lib/api.ts';
import type { RunsApi } from './runs/run-store.ts';

const runs = api.api['dialogue-runs'];
const run = runs[':id'];
const { favourites } = api.api.exercises;

async function listRuns(): Promise<Run[]> {
  const all: Run[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: string; cursor?: string } = {
      limit: String(maxRunPageSize),
      ...(cursor !== null && { cursor }),
    };
    const page = await (await runs.$get({ query })).json();
    all.push(...page.runs);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}

/** The signed-in user's runs. */
export const runsApi: RunsApi = {
  list: listRuns,
  keep: async ({ id, ...kept }) => (await run.$put({ param: { id }, json: kept })).json(),
  remove: async (id) => {
    await run.$delete({ param: { id } });
  },
  readFavourites: async () => (await (await favourites.$get()).json()).dialogues,
  keepFavourites: async (dialogues) => {
    await favourites.$put({ json: { dialogues } });
  },
};
