import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import {
  countrySchema,
  type NewSession,
  type SendMessage,
  type Session,
  type SessionChange,
  type SessionPage,
  type SessionView,
  type SpokenPage,
} from '@alento/domain/chat/schema.ts';
import type { FeedbackKind } from '@alento/domain/chat/feedback/schema.ts';
import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import type { OwnReport, ReplyReport } from '@alento/domain/chat/reports/schema.ts';
import type { TemporaryMessage, TemporaryStretch } from '@alento/domain/chat/temporary-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { assessOnDevice } from '#features/safety/data.ts';
import { api } from '#lib/api.ts';
import type { ConversationApi } from './conversation/conversation-store.ts';
import type { TemporaryServer } from './conversation/temporary-conversation.ts';

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

/** What one conversation needs of the server. */
export function conversationApi(id: string, language: LanguageCode): ConversationApi {
  const param = { id };
  return {
    read: (cursor) => readConversation(id, cursor),
    change: (change) => changeSession(id, change),
    send: async (message: SendMessage, signal) =>
      bodyOf(
        await session.messages.$post(
          { param, json: { ...message, ...(await readCountryParam()) } },
          { init: { signal } },
        ),
      ),
    regenerate: async (signal, repair) =>
      bodyOf(
        await session.regenerate.$post({ param, query: repair === undefined ? {} : { repair } }, { init: { signal } }),
      ),
    resume: async (signal) => {
      const response = await session.stream.$get({ param }, { init: { signal } });
      return response.status === 204 ? null : bodyOf(response);
    },
    stop: async () => {
      await session.stream.$delete({ param });
    },
    correct: correctHelp,
    giveFeedback,
    assess: (text) => assessOnDevice(text, language),
  };
}

const temporarySessions = api.api['temporary-sessions'];
const temporarySession = temporarySessions[':id'];

export async function startTemporary(input: NewSession): Promise<Conversation> {
  const response = await temporarySessions.$post({ json: input });
  return response.json();
}

/** What a conversation that is kept nowhere needs of the server. */
export function temporaryServer(id: string, language: LanguageCode): TemporaryServer {
  const param = { id };
  return {
    send: async (message: TemporaryMessage, signal) =>
      bodyOf(
        await temporarySession.messages.$post(
          { param, json: { ...message, ...(await readCountryParam()) } },
          { init: { signal } },
        ),
      ),
    resume: async (signal) => {
      const response = await temporarySession.stream.$get({ param }, { init: { signal } });
      return response.status === 204 ? null : bodyOf(response);
    },
    stop: async () => {
      await temporarySession.stream.$delete({ param });
    },
    summarise: async (stretch: TemporaryStretch) => {
      const response = await temporarySession.summary.$post({ param, json: stretch });
      return (await response.json()).summary;
    },
    correct: correctHelp,
    assess: (text) => assessOnDevice(text, language),
  };
}

async function giveFeedback(id: string, feedback: FeedbackKind | null): Promise<void> {
  await api.api.replies[':id'].feedback.$put({ param: { id }, json: { feedback } });
}

async function correctHelp(messageId: string): Promise<void> {
  await api.api.corrections.$post({ json: { messageId } });
}

/** Whose numbers the device shows, so that a reply can name them. No message fails for want of it. */
async function readCountryParam(): Promise<Pick<SendMessage, 'country'>> {
  try {
    // It comes with the numbers of all countries, which a conversation can begin without.
    const { getHelpCountry, unknownCountry } = await import('#features/safety/state.ts');
    const { data: country } = countrySchema.safeParse(getHelpCountry());
    return country === undefined || country === unknownCountry ? {} : { country };
  } catch {
    return {};
  }
}

function bodyOf(response: { readonly body: ReadableStream<Uint8Array> | null }): ReadableStream<Uint8Array> {
  if (response.body === null) throw new AppError('common.network');
  return response.body;
}
