import { AppError } from '@alento/domain/app-error.ts';
import { messagePageSize } from '@alento/domain/chat/limits.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { offerDialogues } from '@alento/guided-companion/dialogues/offer-dialogues.ts';
import { leavesTopic } from '@alento/guided-companion/conversation/left-topic.ts';
import { readAhead } from '@alento/guided-companion/conversation/read-ahead.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { decodeCursor, encodeCursor } from '#lib/cursor.ts';
import { runInSlices } from '#lib/run-in-slices.ts';
import type { ChatContext } from './context.ts';
import { fetchMessages } from './data.ts';
import { findSession } from './find-session.ts';
import { presentMessage, presentSession } from './present.ts';

/** One session with a page of its messages: the newest, or those before a cursor. */
export async function readConversation({
  ctx,
  input: { id, cursor },
}: {
  ctx: ChatContext;
  input: { id: string; cursor?: string | undefined };
}): Promise<Conversation> {
  const before = cursor === undefined ? null : readPosition(cursor);
  const cipher = await ctx.cipher();
  const [session, rows] = await ctx.database((tx) =>
    Promise.all([findSession(tx, id), fetchMessages(tx, id, { before, limit: messagePageSize + 1 })]),
  );
  const page = rows.slice(0, messagePageSize);
  const oldest = rows.length > messagePageSize ? page.at(-1) : undefined;
  const messages = page.toReversed().map((row) => presentMessage(row, cipher));
  return {
    ...presentSession(session, cipher),
    messages,
    olderCursor: oldest ? encodeCursor([String(oldest.position)]) : null,
    dialogues: before === null ? await fittingDialogues(session.language, messages) : [],
  };
}

/** The dialogues offered with the last reply, recomputed from the turns before it. */
async function fittingDialogues(language: LanguageCode, messages: readonly Message[]): Promise<DialogueId[]> {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return [];
  const content = await loadGuidedContent(language);
  if (leavesTopic(content, last)) return [];
  const before = messages.slice(0, -1);
  await runInSlices(readAhead(content, before));
  return offerDialogues(content, before);
}

function readPosition(cursor: string): number {
  const [position] = decodeCursor(cursor, /^(\d{1,9})$/) ?? [];
  if (!position) throw new AppError('common.invalid_input', { params: { field: 'cursor' } });
  return Number(position);
}
