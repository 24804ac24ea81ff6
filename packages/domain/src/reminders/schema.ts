import * as z from 'zod/mini';
import { timeZoneSchema } from '../common/schema.ts';
import { reminderKinds } from './kinds.ts';
import { reminderTimes } from './limits.ts';

/** Days of the week as ISO 8601 numbers them: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** When a person wants to be reminded, and of what: on these days, once, where they are. */
export const reminderSchema = z.object({
  days: z.array(z.literal(weekdays)).check(
    z.minLength(1),
    z.refine((days) => new Set(days).size === days.length),
  ),
  time: z.string().check(z.refine((time) => reminderTimes.includes(time))),
  timeZone: timeZoneSchema,
  kinds: z._default(
    z.array(z.enum(reminderKinds)).check(z.refine((kinds) => new Set(kinds).size === kinds.length)),
    [],
  ),
});
export type Reminder = z.infer<typeof reminderSchema>;

/** What a browser's push service gave it, as `PushSubscription.toJSON()` has it. */
export const newDeviceSchema = z.object({
  /** A capability URL: never returned by the API. */
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({
    /** A point of P-256, not compressed: 65 bytes. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export type NewDevice = z.infer<typeof newDeviceSchema>;

/** How a browser is called here: what `deriveDeviceId` makes of its endpoint. */
const deviceIdSchema = z.string().check(z.regex(/^[\da-f]{64}$/));
export const deviceParamSchema = z.object({ id: deviceIdSchema });

export const remindersSchema = z.object({
  reminder: z.nullable(reminderSchema),
  /** The browsers that show it. */
  devices: z.array(deviceIdSchema),
  /** The VAPID public key for subscribing; null where the server sends no reminders. */
  publicKey: z.nullable(z.string()),
});
export type Reminders = z.infer<typeof remindersSchema>;

/** The payload of a notification, end-to-end encrypted for the browser. */
export const notificationSchema = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  /** Where it leads. */
  path: z.string(),
});
export type ReminderNotification = z.infer<typeof notificationSchema>;
