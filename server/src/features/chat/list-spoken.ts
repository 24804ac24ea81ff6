import { searchPageSize } from '@alento/domain/chat/limits.ts';
import type { SpokenPage } from '@alento/domain/chat/schema.ts';
import { decodeMicrosPlace } from '#http/micros-place.ts';
import { encodeCursor } from '#lib/cursor.ts';
import type { ChatContext } from './context.ts';
import { fetchSpoken } from './data.ts';

/** What was said in all sessions, a page at a time: what somebody looks for among it, only their device knows. */
export async function listSpoken({
  ctx,
  input: { cursor },
}: {
  ctx: ChatContext;
  input: { cursor?: string | undefined };
}): Promise<SpokenPage> {
  const before = cursor === undefined ? null : decodeMicrosPlace(cursor);
  const cipher = await ctx.cipher();
  const rows = await ctx.database((tx) => fetchSpoken(tx, { before, limit: searchPageSize + 1 }));
  const page = rows.slice(0, searchPageSize);
  const last = rows.length > searchPageSize ? page.at(-1) : undefined;
  return {
    messages: page.map(({ id, session_id: sessionId, body }) => ({ sessionId, text: cipher.decrypt(id, body) })),
    nextCursor: last ? encodeCursor([last.created_us, last.id]) : null,
  };
}
