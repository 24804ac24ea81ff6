import { feedbackPerMinute, replyFeedbackSchema } from '@alento/domain/chat/feedback/schema.ts';
import { sessionParamSchema } from '@alento/domain/chat/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { giveFeedback } from './give-feedback.ts';

/** `/api/replies` */
export function createFeedbackRoutes() {
  return new Hono<AppEnv>().put(
    '/:id/feedback',
    describe({
      tag: 'conversations',
      summary: 'Say whether a reply helped, or take that back; only the choice is kept, and counted',
      answers: { 204: empty('Stored') },
      errors: ['chat.message_not_found', ...badBody, 'common.rate_limited'],
    }),
    requirePerson,
    rateLimit('feedback', feedbackPerMinute),
    validate('param', sessionParamSchema),
    validate('json', replyFeedbackSchema),
    async (c) => {
      await giveFeedback({ ctx: c.var.ctx, input: { ...c.req.valid('param'), ...c.req.valid('json') } });
      return c.body(null, 204);
    },
  );
}
