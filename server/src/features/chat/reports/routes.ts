import { reportsPerMinute } from '@alento/domain/chat/reports/limits.ts';
import { replyReportSchema } from '@alento/domain/chat/reports/schema.ts';
import { Hono } from 'hono';
import { authenticate } from '#http/authenticate.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { reportReply } from './report-reply.ts';

/** `/api/reports` */
export function createReportRoutes() {
  return new Hono<AppEnv>().post(
    '/',
    describe({
      tag: 'reports',
      summary: 'Report a reply; its text is kept only if the person says so, and the same id twice stores one report',
      answers: { 204: empty('Stored') },
      errors: ['chat.message_not_found', ...badBody, 'common.rate_limited'],
    }),
    authenticate,
    rateLimit('reports', reportsPerMinute),
    validate('json', replyReportSchema),
    async (c) => {
      await reportReply({ ctx: c.var.ctx, input: c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
