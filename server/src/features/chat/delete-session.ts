import { AppError } from '@alento/domain/app-error.ts';
import { replyKey, type ChatContext } from './context.ts';
import { deleteSessionRow } from './data.ts';

/** Deletes a session with its messages; a reply that is still being said is dropped. */
export async function deleteSession({
  ctx,
  input: { id },
}: {
  ctx: ChatContext;
  input: { id: string };
}): Promise<void> {
  const running = await ctx.replies.find(replyKey(ctx, id));
  const wasThere = await ctx.database((tx) => deleteSessionRow(tx, id));
  if (!wasThere) throw new AppError('chat.session_not_found');
  running?.discard();
}
