import type { SessionPage, SessionView } from '@alento/domain/chat/schema.ts';
import { serverOrDevice } from '#lib/server-or-device.ts';
import { listSessions } from './data.ts';

/** A page of the list, without a connection what this device can list. */
export function listAnywhere(cursor: string | null, limit: number, view: SessionView = 'recent'): Promise<SessionPage> {
  return serverOrDevice(
    () => listSessions(cursor, limit, view),
    async () => (await import('./offline/sessions-on-device.ts')).listHere(view),
  );
}
