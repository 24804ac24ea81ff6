import type { SessionPage, SessionView } from '@alento/domain/chat/schema.ts';
import { listSessions } from './data.ts';

/** A page of the list, without a connection what this device can list. */
export async function listAnywhere(
  cursor: string | null,
  limit: number,
  view: SessionView = 'recent',
): Promise<SessionPage> {
  return navigator.onLine
    ? listSessions(cursor, limit, view)
    : (await import('./offline/sessions-on-device.ts')).listHere(view);
}
