import type { ErrorCode } from '@alento/domain/app-error.ts';
import { conversationSchema } from '@alento/domain/chat/conversation-schema.ts';
import {
  conversationQuerySchema,
  newSessionSchema,
  regenerateQuerySchema,
  sendMessageSchema,
  sessionChangeSchema,
  sessionListQuerySchema,
  sessionPageSchema,
  sessionParamSchema,
  sessionSchema,
  spokenPageSchema,
  spokenQuerySchema,
} from '@alento/domain/chat/schema.ts';
import { replyEventSchema } from '@alento/domain/chat/stream-schema.ts';
import { Hono, type Context } from 'hono';
import { admit } from '#features/account/guards/admit-person.ts';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { ageErrors } from '#features/account/guards/require-age.ts';
import { streamReply } from '#features/chat/replies/stream-reply.ts';
import { validate } from '#http/validate.ts';
import { admitMessage, findReadAhead } from './admit-message.ts';
import { changeSession } from './change-session.ts';
import { createChatContext, type ChatContext, type ChatOptions } from './context.ts';
import { deleteSession } from './delete-session.ts';
import { listSessions } from './list-sessions.ts';
import { listSpoken } from './list-spoken.ts';
import { readConversation } from './read-conversation.ts';
import { regenerateReply } from './regenerate-reply.ts';
import { resumeReply } from './resume-reply.ts';
import { sendMessage } from './send-message.ts';
import { startSession } from './start-session.ts';
import { stopReply } from './stop-reply.ts';

const tag = 'conversations';
const notFound: readonly ErrorCode[] = ['chat.session_not_found', 'common.invalid_input'];
const eventStream = {
  description:
    'The reply as server-sent events; the last is `[DONE]`. Errors of the engine arrive as an `error` event.',
  schema: replyEventSchema,
  media: 'text/event-stream',
};

// A page of what was said is some hundred messages: somebody who has talked for years reads it all in one search.
const searchesPerMinute = 120;

/** `/api/sessions` */
export function createChatRoutes(options: ChatOptions) {
  const { messagesPerMinute, sessionsPerMinute } = options;
  const chatContext = (c: Context<AppEnv>): ChatContext => createChatContext(c, options);
  const limitSearches = rateLimit('searches', searchesPerMinute);

  return new Hono<AppEnv>()
    .post(
      '/',
      describe({
        tag,
        summary: 'Start a session; it holds its opening message',
        answers: { 201: { description: 'Started', schema: conversationSchema } },
        errors: [...badBody, ...ageErrors, 'common.rate_limited'],
      }),
      admit('sessions', sessionsPerMinute),
      validate('json', newSessionSchema),
      async (c) => c.json(await startSession({ ctx: chatContext(c), input: c.req.valid('json') }), 201),
    )
    .get(
      '/',
      describe({
        tag,
        summary: 'List the sessions in which something was said, the last active first',
        answers: { 200: { description: 'One page', schema: sessionPageSchema } },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('query', sessionListQuerySchema),
      async (c) => c.json(await listSessions({ ctx: chatContext(c), input: c.req.valid('query') }), 200),
    )
    .get(
      '/spoken',
      describe({
        tag,
        summary: 'What was said in all sessions, newest first, for a device to search through',
        answers: { 200: { description: 'One page', schema: spokenPageSchema } },
        errors: ['common.invalid_input', 'common.rate_limited'],
      }),
      requirePerson,
      limitSearches,
      validate('query', spokenQuerySchema),
      async (c) => c.json(await listSpoken({ ctx: chatContext(c), input: c.req.valid('query') }), 200),
    )
    .get(
      '/:id',
      describe({
        tag,
        summary: 'Read a session with a page of its messages',
        answers: {
          200: { description: 'The newest messages, or those before the cursor', schema: conversationSchema },
        },
        errors: notFound,
      }),
      requirePerson,
      validate('param', sessionParamSchema),
      validate('query', conversationQuerySchema),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('query') };
        return c.json(await readConversation({ ctx: chatContext(c), input }), 200);
      },
    )
    .patch(
      '/:id',
      describe({
        tag,
        summary: 'Pause, resume or end a session, name, pin or archive it, and note how it left the person',
        answers: { 200: { description: 'The session as it is now', schema: sessionSchema } },
        errors: [...notFound, ...badBody, 'chat.session_closed'],
      }),
      requirePerson,
      validate('param', sessionParamSchema),
      validate('json', sessionChangeSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), change: c.req.valid('json') };
        return c.json(await changeSession({ ctx: chatContext(c), input }), 200);
      },
    )
    .delete(
      '/:id',
      describe({ tag, summary: 'Delete a session', answers: { 204: empty('Deleted') }, errors: notFound }),
      requirePerson,
      validate('param', sessionParamSchema),
      async (c) => {
        await deleteSession({ ctx: chatContext(c), input: c.req.valid('param') });
        return c.body(null, 204);
      },
    )
    .post(
      '/:id/messages',
      describe({
        tag,
        summary: 'Send a message and hear the reply; the same id twice stores one message',
        answers: { 200: eventStream },
        errors: [
          ...notFound,
          ...badBody,
          ...ageErrors,
          'chat.message_not_found',
          'chat.message_conflict',
          'chat.reply_in_progress',
          'common.rate_limited',
          'billing.session_limit',
          'billing.message_limit',
        ],
      }),
      admitMessage(messagesPerMinute, options.replies),
      validate('param', sessionParamSchema),
      validate('json', sendMessageSchema),
      async (c) => {
        const { id: sessionId } = c.req.valid('param');
        const input = { sessionId, message: c.req.valid('json'), ahead: findReadAhead(c.var.ctx) };
        return streamReply(c, await sendMessage({ ctx: chatContext(c), input }));
      },
    )
    .post(
      '/:id/regenerate',
      describe({
        tag,
        summary: 'Answer the last message anew, in another way or leaving its topic if the reply missed',
        answers: { 200: eventStream },
        errors: [
          ...notFound,
          ...ageErrors,
          'chat.session_closed',
          'chat.nothing_to_regenerate',
          'chat.reply_in_progress',
          'common.rate_limited',
        ],
      }),
      admit('messages', messagesPerMinute),
      validate('param', sessionParamSchema),
      validate('query', regenerateQuerySchema),
      async (c) => {
        const input = { sessionId: c.req.valid('param').id, ...c.req.valid('query') };
        return streamReply(c, await regenerateReply({ ctx: chatContext(c), input }));
      },
    )
    .get(
      '/:id/stream',
      describe({
        tag,
        summary: 'Hear the running reply from its beginning',
        answers: { 200: eventStream, 204: empty('No reply is running') },
        errors: notFound,
      }),
      requirePerson,
      validate('param', sessionParamSchema),
      async (c) => {
        const input = { sessionId: c.req.valid('param').id };
        const running = await resumeReply({ ctx: chatContext(c), input });
        return running ? streamReply(c, running) : c.body(null, 204);
      },
    )
    .delete(
      '/:id/stream',
      describe({
        tag,
        summary: 'Stop the running reply and keep what was said',
        answers: { 204: empty('No reply is running any more') },
        errors: notFound,
      }),
      requirePerson,
      validate('param', sessionParamSchema),
      async (c) => {
        await stopReply({ ctx: chatContext(c), input: { sessionId: c.req.valid('param').id } });
        return c.body(null, 204);
      },
    );
}
