import type { PersonContext } from '#http/context.ts';
import { deleteMemoryRows } from './data.ts';

/** Forgets everything at once. */
export async function deleteMemories({ ctx }: { ctx: PersonContext }): Promise<void> {
  await ctx.database((tx) => deleteMemoryRows(tx));
}
