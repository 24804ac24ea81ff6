import type { StreamedReply } from '#features/chat/replies/stream-reply.ts';
import { replyKey, type ChatContext } from './context.ts';
import { findSession } from './find-session.ts';

/** The running reply of a session, from its beginning; null if there is none. */
export async function resumeReply({
  ctx,
  input: { sessionId },
}: {
  ctx: ChatContext;
  input: { sessionId: string };
}): Promise<StreamedReply | null> {
  const running = await ctx.replies.find(replyKey(ctx, sessionId));
  if (!running) await ctx.database((tx) => findSession(tx, sessionId));
  return running;
}
