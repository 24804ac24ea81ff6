/** What the browser and the worker call it. */
export const wakeUpTag = 'outbox';
export const wakeUpMessage = 'SEND_OUTBOX';

/** Not every browser has it, and TypeScript does not know it. */
interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Has the browser wake Alento once there is a connection, also where no page is in sight. */
export async function askForWakeUp(): Promise<void> {
  try {
    const registration: (ServiceWorkerRegistration & Syncing) | undefined =
      await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(wakeUpTag);
  } catch {
    // The page sends by itself when it is opened, or when the connection is back.
  }
}

/** Calls back when the browser has woken Alento. */
export function whenWoken(listener: () => void): void {
  // A browser may deny workers, for example in a private window.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === wakeUpMessage) listener();
  });
}
