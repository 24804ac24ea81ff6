import type { Reminder, Reminders } from '@alento/domain/reminders/schema.ts';
import type { RemindersContext } from './context.ts';
import type { ReminderRow } from './data.ts';

interface Kept {
  row: ReminderRow | undefined;
  devices: string[];
  push: RemindersContext['push'];
}

export function presentReminders({ row, devices, push }: Kept): Reminders {
  return { reminder: row ? presentReminder(row) : null, devices, publicKey: push?.publicKey ?? null };
}

function presentReminder({ days, time, time_zone: timeZone, kinds }: ReminderRow): Reminder {
  return { days, time: time.slice(0, 'hh:mm'.length), timeZone, kinds };
}
