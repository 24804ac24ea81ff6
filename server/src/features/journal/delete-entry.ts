import type { PersonContext } from '#http/context.ts';
import { deleteEntryRow } from './data.ts';

/** Deletes an entry; one that is gone, or that no device has sent yet, is as good as deleted. */
export async function deleteEntry({
  ctx,
  input: { id },
}: {
  ctx: PersonContext;
  input: { id: string };
}): Promise<void> {
  await ctx.database((tx) => deleteEntryRow(tx, id));
}
