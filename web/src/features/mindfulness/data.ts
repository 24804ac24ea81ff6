import type { Practice } from '@alento/domain/mindfulness/practice-schema.ts';
import { api } from '#lib/api.ts';
import type { OutboxApi } from '#lib/outbox/entry.ts';

const practice = api.api.practices[':id'];

/** Keeps finished practices of whoever is signed in. */
export const practicesApi: OutboxApi<Practice> = {
  keep: async ({ id, ...kept }) => (await practice.$put({ param: { id }, json: kept })).json(),
  remove: async (id) => {
    await practice.$delete({ param: { id } });
  },
};
