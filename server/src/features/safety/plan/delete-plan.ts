import type { PersonContext } from '#http/context.ts';
import { removePlan } from './data.ts';

/** Deletes the person's plan; to do so again changes nothing. */
export async function deletePlan({ ctx }: { ctx: PersonContext }): Promise<void> {
  await ctx.database(removePlan);
}
