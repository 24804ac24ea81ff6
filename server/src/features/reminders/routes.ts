import { maxReminderChangesPerMinute } from '@alento/domain/reminders/limits.ts';
import {
  deviceParamSchema,
  newDeviceSchema,
  reminderSchema,
  remindersSchema,
} from '@alento/domain/reminders/schema.ts';
import { Hono, type Context } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { addDevice } from './add-device.ts';
import type { RemindersContext, RemindersOptions } from './context.ts';
import { deleteReminder } from './delete-reminder.ts';
import { readReminders } from './read-reminders.ts';
import { removeDevice } from './remove-device.ts';
import { saveReminder } from './save-reminder.ts';

const tag = 'reminders';
/** `/api/reminders` */
export function createRemindersRoutes({ push }: RemindersOptions) {
  const remindersContext = (c: Context<AppEnv>): RemindersContext => ({ ...c.var.ctx, push });
  const limitChanges = rateLimit('reminders', maxReminderChangesPerMinute);

  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'Read when the person is reminded, and on which browsers',
        answers: {
          200: { description: 'The times, the browsers and what to subscribe with', schema: remindersSchema },
        },
      }),
      requirePerson,
      async (c) => c.json(await readReminders({ ctx: remindersContext(c) }), 200),
    )
    .put(
      '/',
      describe({
        tag,
        summary: 'Be reminded once on each of these days, in place of the times before',
        answers: { 204: empty('Saved') },
        errors: [...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      limitChanges,
      validate('json', reminderSchema),
      async (c) => {
        await saveReminder({ ctx: c.var.ctx, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .delete(
      '/',
      describe({ tag, summary: 'Be reminded no more, on no browser', answers: { 204: empty('Nobody is reminded') } }),
      requirePerson,
      async (c) => {
        await deleteReminder({ ctx: c.var.ctx });
        return c.body(null, 204);
      },
    )
    .post(
      '/devices',
      describe({
        tag,
        summary: 'Show reminders on this browser while the person is signed in there; a `PushSubscription` as JSON',
        answers: { 204: empty('Reminders are shown there') },
        errors: [...badBody, 'common.rate_limited', 'reminders.unknown_push_service'],
      }),
      requirePerson,
      limitChanges,
      validate('json', newDeviceSchema),
      async (c) => {
        await addDevice({ ctx: remindersContext(c), input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .delete(
      '/devices/:id',
      describe({
        tag,
        summary: 'Show no reminders on a browser any more; its id is the SHA-256 of its endpoint, in hexadecimal',
        answers: { 204: empty('No reminders are shown there') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('param', deviceParamSchema),
      async (c) => {
        await removeDevice({ ctx: c.var.ctx, id: c.req.valid('param').id });
        return c.body(null, 204);
      },
    );
}
