import type { Reminder } from '@alento/domain/reminders/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { storeReminder } from './data.ts';

/** From now on the person is reminded at these times, in place of those before. */
export async function saveReminder({ ctx, input }: { ctx: PersonContext; input: Reminder }): Promise<void> {
  const { days, time, timeZone, kinds } = input;
  await ctx.database((tx) => storeReminder(tx, { days, time, time_zone: timeZone, kinds }));
}
