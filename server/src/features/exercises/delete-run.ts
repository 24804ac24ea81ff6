import type { PersonContext } from '#http/context.ts';
import { deleteRunRow } from './data.ts';

/** Deletes a run; one that is gone, or that no device has sent yet, is as good as deleted. */
export async function deleteRun({ ctx, input: { id } }: { ctx: PersonContext; input: { id: string } }): Promise<void> {
  await ctx.database((tx) => deleteRunRow(tx, id));
}
