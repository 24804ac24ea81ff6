import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { OfflineSession } from '@alento/domain/chat/offline-schema.ts';
import { toSessionKind } from '@alento/domain/chat/session-kind.ts';
import type { ChatContext } from '../context.ts';
import { fetchNotedMood, fetchSession, insertSession } from '../data.ts';
import { readConversation } from '../read-conversation.ts';
import { refuseForeignId } from './refuse-foreign-id.ts';

/** No opening of ours: the next conversation may begin with any. */
const noVariant = -1;

interface Input {
  id: string;
  session: OfflineSession;
}

/** Stores a session that was begun without a connection, with the words that it opened with. Sent twice, it is stored once. */
export async function keepSession({
  ctx,
  input: { id, session },
}: {
  ctx: ChatContext;
  input: Input;
}): Promise<Conversation> {
  const { language, personality, opening } = session;
  const cipher = await ctx.cipher();
  await ctx
    .database(async (tx) => {
      if (await fetchSession(tx, id)) return;
      const mood = session.mood === undefined ? await fetchNotedMood(tx) : session.mood;
      await insertSession(tx, {
        id,
        userId: ctx.actor.id,
        mood,
        kind: toSessionKind(mood),
        personality,
        language,
        openingVariant: noVariant,
        opening: { id: opening.id, body: cipher.encrypt(opening.id, opening.text) },
        begunOfflineAt: opening.saidAt,
      });
    })
    .catch(refuseForeignId);
  return readConversation({ ctx, input: { id } });
}
