import { openingLine } from '@alento/guided-companion/opening-line.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { NewSession } from '@alento/domain/chat/schema.ts';
import { toSessionKind } from '@alento/domain/chat/session-kind.ts';
import { randomUUID } from 'node:crypto';
import { recallForOpening } from '#features/memory/recall-memories.ts';
import type { ChatContext } from './context.ts';
import { fetchLastOpening, fetchMessages, fetchNotedMood, insertSession } from './data.ts';
import { findSession } from './find-session.ts';
import { presentMessage, presentSession } from './present.ts';

/** Starts a conversation with an opening that differs from the last one the person saw. */
export async function startSession({ ctx, input }: { ctx: ChatContext; input: NewSession }): Promise<Conversation> {
  const [cipher, content] = await Promise.all([ctx.cipher(), loadGuidedContent(input.language)]);
  const id = randomUUID();
  return ctx.database(async (tx) => {
    const [previousVariant, notedMood] = await Promise.all([fetchLastOpening(tx), fetchNotedMood(tx)]);
    const mood = input.mood === undefined ? notedMood : input.mood;
    const { text, variant } = openingLine(content, { ...input, mood, seed: id, previousVariant });
    const openingId = randomUUID();
    const recalled = await recallForOpening(tx, { language: input.language, cipher });
    const said = recalled === null ? text : `${text}\n\n${recalled}`;
    await insertSession(tx, {
      id,
      userId: ctx.actor.id,
      kind: toSessionKind(mood),
      openingVariant: variant,
      opening: { id: openingId, body: cipher.encrypt(openingId, said) },
      ...input,
      mood,
    });
    const [session, messages] = await Promise.all([
      findSession(tx, id),
      fetchMessages(tx, id, { before: null, limit: 1 }),
    ]);
    return {
      ...presentSession(session, cipher),
      messages: messages.map((message) => presentMessage(message, cipher)),
      olderCursor: null,
      dialogues: [],
    };
  });
}
