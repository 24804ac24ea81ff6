import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { KeptExchange, OfflineExchange, OfflineSession } from '@alento/domain/chat/offline-schema.ts';
import { api } from '#lib/api.ts';

const session = api.api.sessions[':id'];

/** Takes a session into the account that was begun without a connection. */
export async function keepSession(id: string, begun: OfflineSession): Promise<Conversation> {
  const response = await session.$put({ param: { id }, json: begun });
  return response.json();
}

interface SaidOffline {
  sessionId: string;
  messageId: string;
  exchange: OfflineExchange;
}

/** Takes into the account what was said without a connection. */
export async function keepExchange({ sessionId, messageId, exchange }: SaidOffline): Promise<KeptExchange> {
  const param = { id: sessionId, messageId };
  const response = await session.exchanges[':messageId'].$put({ param, json: exchange });
  return response.json();
}
