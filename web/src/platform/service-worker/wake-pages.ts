import { wakeUpMessage, wakeUpTag } from '#platform/service-worker/background-sync.ts';

interface SyncEvent {
  tag: string;
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of the worker's scope: its own types do not go together with those of a page. */
declare const self: {
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
  clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly { postMessage(message: { type: string }): void }[]>;
  };
};

/** Wakes the open pages once the connection is back. They send what waits: the worker has no token, and gets none. */
export function wakePages(): void {
  self.addEventListener('sync', (event) => {
    if (event.tag === wakeUpTag) event.waitUntil(wake());
  });
}

async function wake(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A client of the worker has one origin, and takes no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const page of pages) page.postMessage({ type: wakeUpMessage });
}
