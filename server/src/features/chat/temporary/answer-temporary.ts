import { sessionKindOf } from '@alento/domain/chat/session-kind.ts';
import type { TemporaryMessage, TemporaryStretch } from '@alento/domain/chat/temporary-schema.ts';
import { randomUUID } from 'node:crypto';
import type { StreamedReply } from '#http/reply-stream.ts';
import type { ChatContext } from '../context.ts';
import type { ConversationFacts } from '../prompts/instructions.ts';
import { fetchPerson } from '../replies/data.ts';
import { factsOfPerson } from '../replies/prepare-request.ts';
import type { ReplyPlace } from '../replies/reply-registry.ts';
import { speakReply } from '../replies/speak-reply.ts';

/** Where a temporary conversation's reply runs: never where a stored one of the same id does. */
export function temporaryPlaceOf(ctx: ChatContext, conversationId: string): ReplyPlace {
  return { personId: ctx.actor.id, sessionId: `temporary/${conversationId}` };
}

export async function factsOfTemporary(
  ctx: ChatContext,
  { mood, personality, language, summary }: Omit<TemporaryStretch, 'turns'>,
): Promise<ConversationFacts> {
  const person = await ctx.database(fetchPerson);
  return { mood, kind: sessionKindOf(mood), personality, language, summary, ...factsOfPerson(person) };
}

/** Answers a message of a conversation that is told anew each time; neither is kept once the reply is said. */
export function answerTemporary({
  ctx,
  input: { conversationId, message },
}: {
  ctx: ChatContext;
  input: { conversationId: string; message: TemporaryMessage };
}): Promise<StreamedReply> {
  return ctx.replies.claim(temporaryPlaceOf(ctx, conversationId), message.id, async () => {
    const facts = await factsOfTemporary(ctx, message);
    const running = await speakReply(ctx, {
      sessionId: 'temporary',
      facts,
      turns: message.turns,
      seed: randomUUID(),
      tier: 0,
      store: () => Promise.resolve(true),
    });
    return { running };
  });
}
