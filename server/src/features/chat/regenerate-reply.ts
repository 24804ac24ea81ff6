import { AppError } from '@alento/domain/app-error.ts';
import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import { recallExercises } from '#features/exercises/recall-exercises.ts';
import { recallMemories } from '#features/memory/recall-memories.ts';
import type { StreamedReply } from '#features/chat/replies/stream-reply.ts';
import { replyKey, type ChatContext } from './context.ts';
import { fetchStandingTier } from './crisis/data.ts';
import { fetchContext, fetchLastAsked, fetchReplySession } from './replies/data.ts';
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
  const { session, context, memories, exercises, tier } = await ctx.database(async (tx) => {
    const [found, askedId, standing] = await Promise.all([
      fetchReplySession(tx, sessionId),
      fetchLastAsked(tx, sessionId),
      fetchStandingTier(tx),
    ]);
    if (!found) throw new AppError('chat.session_not_found');
    if (found.state === 'completed' || found.state === 'ended') throw new AppError('chat.session_closed');
    if (!askedId) throw new AppError('chat.nothing_to_regenerate');
    const [messages, recalled, done] = await Promise.all([
      fetchContext(tx, sessionId, askedId),
      recallMemories(tx),
      recallExercises(tx, sessionId),
    ]);
    return { session: found, context: messages, memories: recalled, exercises: done, tier: standing };
  });
  return {
    running: await startReply(ctx, {
      sessionId,
      session,
      context,
      memories,
      exercises,
      tier,
      cipher,
      isRegenerated: true,
      repair,
      country: undefined,
    }),
  };
}
