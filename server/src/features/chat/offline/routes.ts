import { conversationSchema } from '@alento/domain/chat/conversation-schema.ts';
import {
  keptExchangeSchema,
  offlineExchangeParamSchema,
  offlineExchangeSchema,
  offlineSessionSchema,
} from '@alento/domain/chat/offline-schema.ts';
import { sessionParamSchema } from '@alento/domain/chat/schema.ts';
import { Hono } from 'hono';
import { admit } from '#features/account/guards/admit-person.ts';
import { ageErrors } from '#features/account/guards/require-age.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { createChatContext, type ChatOptions } from '../context.ts';
import { keepExchange } from './keep-exchange.ts';
import { keepSession } from './keep-session.ts';

const tag = 'conversations';

/** `/api/sessions`, for what was begun and said without a connection */
export function createOfflineRoutes(options: ChatOptions) {
  return new Hono<AppEnv>()
    .put(
      '/:id',
      describe({
        tag,
        summary: 'Keep a session that was begun without a connection; the same id twice stores one',
        answers: { 200: { description: 'The session as the account has it', schema: conversationSchema } },
        errors: [...badBody, ...ageErrors, 'chat.message_conflict', 'common.rate_limited'],
      }),
      admit('sessions', options.sessionsPerMinute),
      validate('param', sessionParamSchema),
      validate('json', offlineSessionSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), session: c.req.valid('json') };
        return c.json(await keepSession({ ctx: createChatContext(c, options), input }), 200);
      },
    )
    .put(
      '/:id/exchanges/:messageId',
      describe({
        tag,
        summary:
          'Keep what was said without a connection, with the reply of the companion on the device; the same id twice stores one',
        answers: { 200: { description: 'The exchange as the account has it', schema: keptExchangeSchema } },
        errors: [...badBody, ...ageErrors, 'chat.session_not_found', 'chat.message_conflict', 'common.rate_limited'],
      }),
      admit('messages', options.messagesPerMinute),
      validate('param', offlineExchangeParamSchema),
      validate('json', offlineExchangeSchema),
      async (c) => {
        const { id, messageId } = c.req.valid('param');
        const input = { sessionId: id, messageId, exchange: c.req.valid('json') };
        return c.json(await keepExchange({ ctx: createChatContext(c, options), input }), 200);
      },
    );
}
