import { AppError } from '@alento/domain/app-error.ts';
import type { ReplyFeedback } from '@alento/domain/chat/feedback/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { storeFeedback } from './data.ts';

interface Feedback {
  ctx: PersonContext;
  input: ReplyFeedback & { id: string };
}

/** Stores whether a reply helped its person, without a word of theirs. */
export async function giveFeedback({ ctx, input: { id, feedback } }: Feedback): Promise<void> {
  const isStored = await ctx.database((tx) => storeFeedback(tx, id, feedback));
  if (!isStored) throw new AppError('chat.message_not_found');
}
