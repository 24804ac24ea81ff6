import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import {
  type NewSession,
  type Session,
  type SessionChange,
  type SessionPage,
  type SessionView,
  type SpokenPage,
} from '@alento/domain/chat/schema.ts';
import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import type { OwnReport, ReplyReport } from '@alento/domain/chat/reports/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { api } from '#lib/api.ts';

const sessions = api.api.sessions;
const session = sessions[':id'];

export async function listSessions(
  cursor: string | null,
  limit: number,
  view: SessionView = 'recent',
): Promise<SessionPage> {
  const query = { view, limit: String(limit), ...(cursor === null ? {} : { cursor }) };
  return (await sessions.$get({ query })).json();
}

/** What was said in all sessions, a page at a time. */
export async function listSpoken(cursor: string | null): Promise<SpokenPage> {
  return (await sessions.spoken.$get({ query: cursor === null ? {} : { cursor } })).json();
}

export async function startSession(input: NewSession): Promise<Conversation> {
  const response = await sessions.$post({ json: input });
  return response.json();
}

export async function startTemporary(input: NewSession): Promise<Conversation> {
  const response = await api.api['temporary-sessions'].$post({ json: input });
  return response.json();
}

export async function readConversation(id: string, cursor?: string): Promise<Conversation> {
  const response = await session.$get({ param: { id }, query: cursor === undefined ? {} : { cursor } });
  return response.json();
}

export async function changeSession(id: string, change: SessionChange): Promise<Session> {
  const response = await session.$patch({ param: { id }, json: change });
  return response.json();
}

export async function deleteSession(id: string): Promise<void> {
  await session.$delete({ param: { id } });
}

/** The notices of a conversation; those that are due now are counted as shown from here on. */
export async function showNotices(id: string, language: LanguageCode): Promise<Notice[]> {
  const response = await session.notices.$post({ param: { id }, json: { language } });
  const { notices } = await response.json();
  return notices;
}

export async function reportReply(report: ReplyReport): Promise<void> {
  await api.api.reports.$post({ json: report });
}

export async function listReports(): Promise<OwnReport[]> {
  const response = await api.api.reports.$get();
  return (await response.json()).reports;
}
