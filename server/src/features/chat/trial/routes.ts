import { conversationSchema } from '@alento/domain/chat/conversation-schema.ts';
import { keptTrialSchema } from '@alento/domain/chat/trial-schema.ts';
import { Hono } from 'hono';
import { admit } from '#features/account/guards/admit-person.ts';
import { ageErrors } from '#features/account/guards/require-age.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { createChatContext, type ChatOptions } from '../context.ts';
import { keepTrial } from './keep-trial.ts';

/** `/api/sessions/trials` */
export function createTrialRoutes(options: ChatOptions) {
  return new Hono<AppEnv>().post(
    '/trials',
    describe({
      tag: 'conversations',
      summary: 'Keep a conversation that was had without an account; the same id twice stores one',
      answers: { 201: { description: 'Kept', schema: conversationSchema } },
      errors: [...badBody, ...ageErrors, 'chat.message_conflict', 'common.rate_limited'],
    }),
    admit('sessions', options.sessionsPerMinute),
    validate('json', keptTrialSchema),
    async (c) => c.json(await keepTrial({ ctx: createChatContext(c, options), input: c.req.valid('json') }), 201),
  );
}
