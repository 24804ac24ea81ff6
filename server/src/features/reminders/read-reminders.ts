import type { Reminders } from '@alento/domain/reminders/schema.ts';
import type { RemindersContext } from './context.ts';
import { fetchReminder, listDevices } from './data.ts';
import { presentReminders } from './present.ts';

/** When the person is reminded, and where. */
export function readReminders({ ctx }: { ctx: RemindersContext }): Promise<Reminders> {
  return ctx.database(async (tx) =>
    presentReminders({ row: await fetchReminder(tx), devices: await listDevices(tx), push: ctx.push }),
  );
}
