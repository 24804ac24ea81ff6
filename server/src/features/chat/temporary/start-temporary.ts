import { openingLine } from '@alento/guided-companion/opening-line.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { NewSession } from '@alento/domain/chat/schema.ts';
import { toSessionKind } from '@alento/domain/chat/session-kind.ts';
import { randomUUID } from 'node:crypto';
import type { ChatContext } from '../context.ts';
import { fetchLastOpening, fetchNotedMood } from '../data.ts';

/** Starts a temporary conversation: nothing is stored, the browser holds it. */
export async function startTemporary({ ctx, input }: { ctx: ChatContext; input: NewSession }): Promise<Conversation> {
  const [content, { previousVariant, notedMood }] = await Promise.all([
    loadGuidedContent(input.language),
    ctx.database(async (tx) => ({
      previousVariant: await fetchLastOpening(tx),
      notedMood: await fetchNotedMood(tx),
    })),
  ]);
  const id = randomUUID();
  const mood = input.mood === undefined ? notedMood : input.mood;
  const { text } = openingLine(content, { ...input, mood, seed: id, previousVariant });
  const now = new Date().toISOString();
  return {
    ...input,
    id,
    mood,
    kind: toSessionKind(mood),
    state: 'not_started',
    messageCount: 1,
    createdAt: now,
    lastActivityAt: now,
    endedAt: null,
    moodAfter: null,
    takeaway: null,
    title: null,
    isPinned: false,
    isArchived: false,
    messages: [
      { id: randomUUID(), role: 'assistant', text, status: 'complete', engine: 'guided', help: null, createdAt: now },
    ],
    olderCursor: null,
    dialogues: [],
  };
}
