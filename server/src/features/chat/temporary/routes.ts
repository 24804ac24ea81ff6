import { conversationSchema } from '@alento/domain/chat/conversation-schema.ts';
import { newSessionSchema, sessionParamSchema } from '@alento/domain/chat/schema.ts';
import {
  temporaryMessageSchema,
  temporaryStretchSchema,
  temporarySummarySchema,
} from '@alento/domain/chat/temporary-schema.ts';
import { replyEventSchema } from '@alento/domain/chat/stream-schema.ts';
import { Hono, type Context } from 'hono';
import { admit } from '#features/account/guards/admit-person.ts';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { ageErrors } from '#features/account/guards/require-age.ts';
import { streamReply } from '#features/chat/replies/stream-reply.ts';
import { validate } from '#http/validate.ts';
import { createChatContext, type ChatContext, type ChatOptions } from '../context.ts';
import { answerTemporary, temporaryReplyKey } from './answer-temporary.ts';
import { startTemporary } from './start-temporary.ts';
import { summariseTemporary } from './summarise-temporary.ts';

const tag = 'temporary conversations';
const eventStream = {
  description: 'The reply as server-sent events; the last is `[DONE]`. Nothing of it is stored.',
  schema: replyEventSchema,
  media: 'text/event-stream',
};

/** `/api/temporary-sessions`: conversations that the browser holds and the server forgets. */
export function createTemporaryRoutes(options: ChatOptions) {
  const { messagesPerMinute, sessionsPerMinute } = options;
  const chatContext = (c: Context<AppEnv>): ChatContext => createChatContext(c, options);
  // The same counts as for conversations that are kept.
  const limitMessages = admit('messages', messagesPerMinute);

  return new Hono<AppEnv>()
    .post(
      '/',
      describe({
        tag,
        summary: 'Begin a conversation that is not stored; the answer is all there is of it',
        answers: { 200: { description: 'With its opening message', schema: conversationSchema } },
        errors: [...badBody, ...ageErrors, 'common.rate_limited'],
      }),
      admit('sessions', sessionsPerMinute),
      validate('json', newSessionSchema),
      async (c) => c.json(await startTemporary({ ctx: chatContext(c), input: c.req.valid('json') }), 200),
    )
    .post(
      '/:id/messages',
      describe({
        tag,
        summary: 'Tell the conversation with its newest message and hear the reply',
        answers: { 200: eventStream },
        errors: [
          ...badBody,
          ...ageErrors,
          'common.rate_limited',
          'billing.session_limit',
          'billing.message_limit',
          'chat.reply_in_progress',
        ],
      }),
      limitMessages,
      validate('param', sessionParamSchema),
      validate('json', temporaryMessageSchema),
      async (c) => {
        const input = { conversationId: c.req.valid('param').id, message: c.req.valid('json') };
        return streamReply(c, await answerTemporary({ ctx: chatContext(c), input }));
      },
    )
    .post(
      '/:id/summary',
      describe({
        tag,
        summary: 'Shorten the beginning of a conversation that grows too long',
        answers: { 200: { description: 'Null where there is nobody to write it', schema: temporarySummarySchema } },
        errors: [...badBody, ...ageErrors, 'common.rate_limited'],
      }),
      limitMessages,
      validate('param', sessionParamSchema),
      validate('json', temporaryStretchSchema),
      async (c) => {
        const input = c.req.valid('json');
        const { signal } = c.req.raw;
        return c.json(await summariseTemporary({ ctx: chatContext(c), input, signal }), 200);
      },
    )
    .get(
      '/:id/stream',
      describe({
        tag,
        summary: 'Hear the running reply from its beginning',
        answers: { 200: eventStream, 204: empty('No reply is running') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('param', sessionParamSchema),
      async (c) => {
        const ctx = chatContext(c);
        const running = await ctx.replies.find(temporaryReplyKey(ctx, c.req.valid('param').id));
        return running ? streamReply(c, running) : c.body(null, 204);
      },
    )
    .delete(
      '/:id/stream',
      describe({
        tag,
        summary: 'Stop the running reply',
        answers: { 204: empty('No reply is running any more') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('param', sessionParamSchema),
      async (c) => {
        const ctx = chatContext(c);
        const running = await ctx.replies.find(temporaryReplyKey(ctx, c.req.valid('param').id));
        running?.stop();
        await running?.over;
        return c.body(null, 204);
      },
    );
}
