import { AppError } from '@alento/domain/app-error.ts';
import type { FeedbackKind } from '@alento/domain/chat/feedback/schema.ts';
import { countrySchema, type SendMessage } from '@alento/domain/chat/schema.ts';
import type { TemporaryMessage, TemporaryStretch } from '@alento/domain/chat/temporary-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { assessOnDevice } from '#features/safety/data.ts';
import { api } from '#lib/api.ts';
import { changeSession, readConversation } from '../data.ts';
import type { ConversationApi } from './conversation-api.ts';
import type { TemporaryServer } from './temporary-conversation.ts';

const session = api.api.sessions[':id'];
const temporarySession = api.api['temporary-sessions'][':id'];

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
