import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { api } from '#lib/api.ts';
import { readConversation } from '../data.ts';

/** A conversation with all of its messages, oldest first. */
export async function readWhole(id: string): Promise<Conversation> {
  const newest = await readConversation(id);
  const pages = [newest];
  for (let { olderCursor } = newest; olderCursor !== null;) {
    const older = await readConversation(id, olderCursor);
    pages.push(older);
    ({ olderCursor } = older);
  }
  return { ...newest, messages: pages.toReversed().flatMap(({ messages }) => messages), olderCursor: null };
}

/** The same as a PDF, which the server makes. */
export async function downloadPdf(id: string, language: LanguageCode, timeZone: string): Promise<Blob> {
  const response = await api.api.sessions[':id']['export.pdf'].$get({ param: { id }, query: { language, timeZone } });
  return response.blob();
}
