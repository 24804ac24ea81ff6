import { api } from '#lib/api.ts';
import type { PlanApi } from './plan-store.ts';

const plan = api.api['safety-plan'];

/** The signed-in user's plan. */
export const planApi: PlanApi = {
  read: async () => (await plan.$get()).json(),
  save: async (change) => {
    await plan.$put({ json: change });
  },
  remove: async () => {
    await plan.$delete();
  },
};
