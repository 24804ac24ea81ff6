import { AppError } from '@alento/domain/app-error.ts';
import { deriveDeviceId } from '@alento/domain/reminders/device-id.ts';
import { maxDevices } from '@alento/domain/reminders/limits.ts';
import type { NewDevice } from '@alento/domain/reminders/schema.ts';
import type { RemindersContext } from './context.ts';
import { storeDevice } from './data.ts';

/** Has the person's reminders shown on the browser that asks, as long as they are signed in there. */
export async function addDevice({ ctx, input }: { ctx: RemindersContext; input: NewDevice }): Promise<void> {
  const { endpoint, keys } = input;
  const { sessionId } = ctx.actor;
  if (!sessionId) throw new AppError('common.unauthenticated');
  if (!ctx.push?.knows(endpoint)) throw new AppError('reminders.unknown_push_service');
  const id = await deriveDeviceId(endpoint);
  await ctx.database((tx) => storeDevice(tx, { id, endpoint, ...keys, sessionId }, maxDevices));
}
