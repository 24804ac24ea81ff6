import { isConnected, subscribeToConnection, whenConnected } from '#lib/connection.ts';
import { onlineManager } from '@tanstack/react-query';
import { hasUnsent, watchUnsent } from '#lib/outbox/outbox-traces.ts';
import { whenWoken } from '#platform/service-worker/background-sync.ts';
import { followDevices } from '../realtime/follow-devices.ts';

/** What goes on beside every screen: the person's devices are followed, and what waits on this one is sent. */
export function stayInStep(): void {
  followDevices();
  watchUnsent(sendUnsent);
  whenWoken(sendUnsent);
  whenConnected(sendUnsent);
  // What is shown is read anew when the server is reached again, not only when there is a network again.
  onlineManager.setEventListener((setOnline) => subscribeToConnection(() => setOnline(isConnected())));
  sendUnsent();
}

/** Nothing waits with most people, and nothing is loaded for it. */
function sendUnsent(): void {
  if (hasUnsent()) void import('./send-outbox.ts').then((loaded) => loaded.sendOutbox()).catch(() => undefined);
}
