import { deriveDeviceId } from '@alento/domain/reminders/device-id.ts';
import { newDeviceSchema, type Reminder, type Reminders } from '@alento/domain/reminders/schema.ts';
import { api } from '#lib/api.ts';
import { isNativeApp } from '#lib/is-native-app.ts';
import { endPush, readPush, subscribeToPush } from '#platform/push/push-subscription.ts';

const reminders = api.api.reminders;
/** An app reminds by itself: no service of anybody's brings it anything. */
const onDevice = () => import('./remind-device.ts');

export interface KnownReminders extends Reminders {
  /** Whether reminders are shown on this device, could be, or cannot be. */
  readonly here: 'shown' | 'hidden' | 'blocked' | 'unsupported';
}

/** When the person is reminded, and how this device takes part. */
export async function readReminders(): Promise<KnownReminders> {
  if (isNativeApp()) return (await onDevice()).readOnDevice(await (await reminders.$get()).json());
  const [response, push] = await Promise.all([reminders.$get(), readPush()]);
  const known = await response.json();
  if (push.kind !== 'able') return { ...known, here: push.kind };
  if (push.endpoint === null) return { ...known, here: 'hidden' };
  const id = await deriveDeviceId(push.endpoint);
  if (known.devices.includes(id)) return { ...known, here: 'shown' };
  // It was asked for here by a session that has ended since: this one takes its place.
  const isShown = known.reminder !== null && known.publicKey !== null && (await showHere(known.publicKey));
  return isShown ? { ...known, devices: [...known.devices, id], here: 'shown' } : { ...known, here: 'hidden' };
}

export async function saveReminder(reminder: Reminder): Promise<void> {
  await reminders.$put({ json: reminder });
  if (isNativeApp()) await (await onDevice()).scheduleOnDevice(reminder);
}

/** Ends reminders on every device. */
export async function stopReminders(): Promise<void> {
  await reminders.$delete();
  if (isNativeApp()) await (await onDevice()).hideOnDevice();
  else await endPush();
}

/** Has reminders shown on this device. False if the person does not allow it after all. */
export async function showHere(publicKey: string): Promise<boolean> {
  if (isNativeApp()) return (await onDevice()).showOnDevice();
  const subscription = await subscribeToPush(publicKey);
  if (!subscription) return false;
  await reminders.devices.$post({ json: newDeviceSchema.parse(subscription) });
  return true;
}

export async function hideHere(): Promise<void> {
  if (isNativeApp()) return (await onDevice()).hideOnDevice();
  const push = await readPush();
  if (push.kind !== 'able' || push.endpoint === null) return;
  await reminders.devices[':id'].$delete({ param: { id: await deriveDeviceId(push.endpoint) } });
  await endPush();
}
