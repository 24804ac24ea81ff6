import type { SessionPage, SessionView } from '@alento/domain/chat/schema.ts';
import { decodeMicrosPlace } from '#http/micros-place.ts';
import { encodeCursor } from '#lib/cursor.ts';
import type { ChatContext } from './context.ts';
import { fetchSessions } from './data.ts';
import { presentListedSession } from './present.ts';

/** The sessions in which the person said something, the last active first, a page at a time. */
export async function listSessions({
  ctx,
  input: { view, cursor, limit },
}: {
  ctx: ChatContext;
  input: { view: SessionView; cursor?: string | undefined; limit: number };
}): Promise<SessionPage> {
  const before = cursor === undefined ? null : decodeMicrosPlace(cursor);
  const cipher = await ctx.cipher();
  const { rows, total } = await ctx.database((tx) => fetchSessions(tx, { view, before, limit: limit + 1 }));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    sessions: page.map((row) => presentListedSession(row, cipher)),
    nextCursor: last ? encodeCursor([last.active_us, last.id]) : null,
    total,
  };
}
