import { hasUnsent, watchUnsent } from '#lib/outbox/outbox-traces.ts';
import { whenWoken } from '#platform/service-worker/background-sync.ts';
import { followDevices } from '../realtime/follow-devices.ts';

/** What goes on beside every screen: the person's devices are followed, and what waits on this one is sent. */
export function stayInStep(): void {
  followDevices();
  watchUnsent(sendUnsent);
  whenWoken(sendUnsent);
  window.addEventListener('online', sendUnsent);
  sendUnsent();
}

/** Nothing waits with most people, and nothing is loaded for it. */
function sendUnsent(): void {
  if (hasUnsent()) void import('./send-outbox.ts').then((loaded) => loaded.sendOutbox()).catch(() => undefined);
}
