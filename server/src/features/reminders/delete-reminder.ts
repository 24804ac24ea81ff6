import type { PersonContext } from '#http/context.ts';
import { removeDevices, removeReminder } from './data.ts';

/** Leaves the person alone; which browsers would have reminded them is forgotten, too. */
export async function deleteReminder({ ctx }: { ctx: PersonContext }): Promise<void> {
  await ctx.database(async (tx) => {
    await removeReminder(tx);
    await removeDevices(tx);
  });
}
