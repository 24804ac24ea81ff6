import type { PersonContext } from '#http/context.ts';
import { removeDevice as removeRow } from './data.ts';

/** Has no reminders shown on a browser any more; to do so again changes nothing. */
export async function removeDevice({ ctx, id }: { ctx: PersonContext; id: string }): Promise<void> {
  await ctx.database((tx) => removeRow(tx, id));
}
