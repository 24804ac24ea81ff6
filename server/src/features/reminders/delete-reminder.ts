import type { PersonContext } from '#http/context.ts';
import { removeDevices, removeReminder } from './data.ts';

/** Deletes the reminder and its devices. */
export async function deleteReminder({ ctx }: { ctx: PersonContext }): Promise<void> {
  await ctx.database(async (tx) => {
    await removeReminder(tx);
    await removeDevices(tx);
  });
}
