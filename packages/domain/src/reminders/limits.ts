/** Nobody is reminded by night: from this hour on, and before that one, all is quiet. */
const firstHour = 8;
const quietHour = 22;

/** Times of day at which somebody can be reminded, such as `08:30`: every half hour of the day. */
export const reminderTimes: readonly string[] = Array.from(
  { length: (quietHour - firstHour) * 2 },
  (_, index) => `${String(firstHour + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** What is offered first: the evening, when people come most. */
export const usualTime = '20:00';

/** Browsers of one person that show reminders; of more the oldest is let go. */
export const maxDevices = 10;

export const maxReminderChangesPerMinute = 60;
