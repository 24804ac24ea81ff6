import { replyKey, type ChatContext } from './context.ts';
import { findSession } from './find-session.ts';

/** Stops the reply that is being said, if there is one; it is stored when this returns. */
export async function stopReply({
  ctx,
  input: { sessionId },
}: {
  ctx: ChatContext;
  input: { sessionId: string };
}): Promise<void> {
  const running = await ctx.replies.find(replyKey(ctx, sessionId));
  if (!running) {
    await ctx.database((tx) => findSession(tx, sessionId));
    return;
  }
  running.stop();
  await running.over;
}
