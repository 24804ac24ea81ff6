/** Reminders are possible from the first hour until the quiet hour. */
const firstHour = 8;
const quietHour = 22;

/** Times of day at which reminders are possible, such as `08:30`: every half hour. */
export const reminderTimes: readonly string[] = Array.from(
  { length: (quietHour - firstHour) * 2 },
  (_, index) => `${String(firstHour + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** What is offered first: the evening, when people come most. */
export const usualTime = '20:00';

/** Browsers of one person that show reminders; of more the oldest is let go. */
export const maxDevices = 10;

export const maxReminderChangesPerMinute = 60;
