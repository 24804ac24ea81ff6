import { AppError } from '@alento/domain/app-error.ts';
import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { StreamedReply } from '#features/chat/replies/stream-reply.ts';
import { replyKey, type ChatContext } from './context.ts';
import { readRegeneration } from './replies/reply-basis.ts';
import type { PreparedReply } from './replies/reply-registry.ts';
import { startReply } from './replies/start-reply.ts';

interface Input {
  sessionId: string;
  /** The earlier reply missed: how to go on. */
  repair?: RepairKind | undefined;
}

/** Generates a new reply to the last message; it replaces the earlier one once it is stored. */
export function regenerateReply({ ctx, input }: { ctx: ChatContext; input: Input }): Promise<StreamedReply> {
  return ctx.replies.claim(replyKey(ctx, input.sessionId), null, () => prepareReply(ctx, input));
}

async function prepareReply(ctx: ChatContext, { sessionId, repair }: Input): Promise<PreparedReply> {
  const cipher = await ctx.cipher();
  const { askedId, basis, tier } = await readRegeneration(ctx, sessionId);
  const { session } = basis;
  if (!session) throw new AppError('chat.session_not_found');
  if (session.state === 'completed' || session.state === 'ended') throw new AppError('chat.session_closed');
  if (!askedId) throw new AppError('chat.nothing_to_regenerate');
  return {
    running: await startReply(ctx, {
      sessionId,
      ...basis,
      session,
      tier,
      cipher,
      isRegenerated: true,
      repair,
      country: undefined,
    }),
  };
}
