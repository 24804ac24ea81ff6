import { followDevices } from '../realtime/follow-devices.ts';
import { sendOutbox } from './send-outbox.ts';

/** What goes on beside every screen: the person's devices are followed, and what waits on this one is sent. */
export function stayInStep(): void {
  followDevices();
  sendOutbox();
}
