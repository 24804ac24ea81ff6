import { noticeListSchema, noticeRequestSchema } from '@alento/domain/chat/notices/schema.ts';
import { sessionParamSchema } from '@alento/domain/chat/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { showNotices } from './show-notices.ts';

/** `/api/sessions/{id}/notices` */
export function createNoticeRoutes({ perMinute }: { perMinute: number }) {
  return new Hono<AppEnv>().post(
    '/:id/notices',
    describe({
      tag: 'conversations',
      summary: 'Ask for the notices of a session; those that are due (an AI answers, a break) are noted as shown',
      answers: { 200: { description: 'All notices of the session, oldest first', schema: noticeListSchema } },
      errors: ['chat.session_not_found', ...badBody, 'common.rate_limited'],
    }),
    requirePerson,
    rateLimit('notices', perMinute),
    validate('param', sessionParamSchema),
    validate('json', noticeRequestSchema),
    async (c) => {
      const input = { sessionId: c.req.valid('param').id, language: c.req.valid('json').language };
      return c.json(await showNotices({ ctx: c.var.ctx, input }), 200);
    },
  );
}
