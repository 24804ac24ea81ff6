/** Whether this browser can show notifications while Alento is closed, and whether it does. */
export type PushState =
  | { readonly kind: 'unsupported' }
  /** The user, or the device's administrator, has denied permission. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'able'; readonly endpoint: string | null };

const workerPatienceMs = 8_000;

export async function readPush(): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  const subscription = await manager.getSubscription();
  return { kind: 'able', endpoint: subscription?.endpoint ?? null };
}

/**
 * Asks the person, then the browser's push service. Null if the person does not want it.
 * @param publicKey - Of the server that may send, as `GET /api/reminders` tells it.
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscriptionJSON | null> {
  const manager = await pushManager();
  if (!manager || (await Notification.requestPermission()) !== 'granted') return null;
  // One that was made for another key, of a server before this one, stays silent.
  await manager.getSubscription().then((old) => old?.unsubscribe());
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return subscription.toJSON();
}

/** Unsubscribes this browser from push. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  // On a first visit the worker comes a few seconds after the page.
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, workerPatienceMs));
  const registration = await Promise.race([navigator.serviceWorker.ready, patience]);
  return registration?.pushManager;
}
